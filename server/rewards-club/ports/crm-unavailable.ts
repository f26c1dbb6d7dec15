/** Outage, throttling or time-out. It never means that a contact is missing. */
export class CrmUnavailable extends Error {}
