/** The lifetime of a mailed code, in minutes. */
export const codeMinutes = 10;
