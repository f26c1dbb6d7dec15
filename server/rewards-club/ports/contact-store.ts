/** A contact of the embedded CRM. Times in milliseconds since 1970. */
export interface Contact {
  /** The id of the contact: up to 20 digits. */
  readonly vid: string;
  /** The e-mail as it was given when the contact was created. */
  readonly email: string;
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** Values by the CRM's names, in the formats of `ContactProperties`; unset properties are absent. */
  readonly properties: Readonly<Record<string, string>>;
  /** When the contact was created. */
  readonly createdAt: number;
  /** When the contact was last updated; initially `createdAt`. */
  readonly updatedAt: number;
}

/** The contacts of the embedded CRM. Errors: see `Store`. */
export interface ContactStore {
  /** The contact with this id; undefined if there is none. */
  find(vid: string): Promise<Contact | undefined>;
  /** The contact with this e-mail; undefined if there is none. */
  findByEmail(emailKey: string): Promise<Contact | undefined>;
  /** Creates a contact with only an e-mail, or returns the existing one unchanged. */
  add(email: string, emailKey: string, now: number): Promise<Contact>;
  /**
   * Sets the given properties and `updatedAt`; '' clears a property.
   * @returns false if there is no such contact
   */
  update(vid: string, properties: Readonly<Record<string, string>>, now: number): Promise<boolean>;
  /** Deletes a contact; does nothing if there is none. */
  remove(vid: string): Promise<void>;
}
