/** A contact of the embedded CRM; '' if a property is unknown. Times in milliseconds since 1970. */
export interface Contact {
  readonly vid: string;
  readonly email: string;
  readonly emailKey: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly titulaKontakta: string;
  readonly birthDate: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The contacts of the embedded CRM. */
export interface ContactStore {
  find(vid: string): Promise<Contact | undefined>;
  findByEmail(emailKey: string): Promise<Contact | undefined>;
  /** Creates a contact, or returns the existing one unchanged. */
  add(email: string, emailKey: string, now: number): Promise<Contact>;
  /** @returns false if there is no such contact */
  update(
    vid: string,
    properties: Partial<Pick<Contact, 'firstname' | 'lastname' | 'phone' | 'titulaKontakta' | 'birthDate'>>,
    now: number,
  ): Promise<boolean>;
  remove(vid: string): Promise<void>;
}
