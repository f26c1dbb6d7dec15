import { crm } from '../crm/hubspot-crm.ts';
export const send = () => crm;
