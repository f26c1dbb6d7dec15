/** Outage, throttling or time-out. It never means that a contact is missing. */
export class CrmUnavailable extends Error {
  /** Whether the CRM may have done what it was asked for. */
  readonly isUndecided: boolean;

  constructor(message?: string, isUndecided = false) {
    super(message);
    this.isUndecided = isUndecided;
  }
}
