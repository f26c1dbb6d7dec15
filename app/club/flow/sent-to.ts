/**
 * A request body with a value for each field that a form sends to an operation. A missing field is a type error.
 * @template Sent an entry of the form's generated table, such as `typeof codeSent.verifyCode`
 */
export type SentTo<Sent extends Readonly<Record<string, string>>> = Readonly<
  Record<Sent[keyof Sent], unknown>
> &
  Readonly<Record<string, unknown>>;
