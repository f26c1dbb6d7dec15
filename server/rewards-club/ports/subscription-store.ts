/** A guest who gets the newsletter. */
export interface Subscription {
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** The e-mail as the guest typed it. */
  readonly email: string;
  /** The locale in which the guest subscribed. */
  readonly locale: string;
  /** The options that the guest chose; undefined if what is stored cannot be read. */
  readonly interests: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly subscribedAt: number;
  /** Keyed hash of the token that ends the subscription; unique. */
  readonly unsubscribeHash: string;
}

/** The subscriptions. Errors: see `Store`. */
export interface SubscriptionStore {
  /** Inserts or replaces the subscription of an e-mail. */
  put(subscription: Subscription): Promise<void>;
  /** The subscription of an e-mail; undefined if there is none. */
  findByEmail(emailKey: string): Promise<Subscription | undefined>;
  /** The subscription that this token ends; undefined if there is none. */
  findByToken(unsubscribeHash: string): Promise<Subscription | undefined>;
  /** Ends the subscription of an e-mail; does nothing if there is none. */
  removeByEmail(emailKey: string): Promise<void>;
  /** All subscriptions, oldest first. */
  list(): Promise<readonly Subscription[]>;
}
