export const crm = 1;
