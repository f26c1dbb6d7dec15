/** A contact of the embedded CRM; '' where a property is unknown. */
export interface Contact {
  vid: string;
  email: string;
  emailKey: string;
  firstname: string;
  lastname: string;
  phone: string;
  titulaKontakta: string;
  birthDate: string;
  createdAt: number;
  updatedAt: number;
} // '' where unknown; embedded CRM only
export interface ContactStore {
  find(vid: string): Promise<Contact | undefined>;
  findByEmail(emailKey: string): Promise<Contact | undefined>;
  add(email: string, emailKey: string, now: number): Promise<Contact>;
  update(
    vid: string,
    properties: Partial<Pick<Contact, 'firstname' | 'lastname' | 'phone' | 'titulaKontakta' | 'birthDate'>>,
    now: number,
  ): Promise<boolean>;
  remove(vid: string): Promise<void>;
}
