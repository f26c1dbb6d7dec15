/**
 * A body with a value for each field that a form sends to the operation. A new field does not compile until its value
 * is in the body.
 * @template Sent a row of the form's generated table, such as `typeof codeSent.verifyCode`
 */
export type SentTo<Sent extends Readonly<Record<string, string>>> = Readonly<
  Record<Sent[keyof Sent], unknown>
> &
  Readonly<Record<string, unknown>>;
