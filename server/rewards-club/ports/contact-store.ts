/** A contact of the embedded CRM; '' if a property is unknown. Times in milliseconds since 1970. */
export interface Contact {
  /** The id of the contact: up to 20 digits. */
  readonly vid: string;
  /** The e-mail as it was given when the contact was created. */
  readonly email: string;
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** Phone number in E.164. */
  readonly phone: string;
  /** Form of address: `Mr.`, `Ms.` or `Mrs.` */
  readonly titulaKontakta: string;
  /** Midnight Europe/Paris of the birth date, in milliseconds since 1970 as text. */
  readonly birthDate: string;
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
  update(
    vid: string,
    properties: Partial<Pick<Contact, 'firstname' | 'lastname' | 'phone' | 'titulaKontakta' | 'birthDate'>>,
    now: number,
  ): Promise<boolean>;
  /** Deletes a contact; does nothing if there is none. */
  remove(vid: string): Promise<void>;
}
