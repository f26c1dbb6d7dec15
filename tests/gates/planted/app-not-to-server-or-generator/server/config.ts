export const config = { port: 3000 };
