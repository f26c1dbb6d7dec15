/** The key of an error text. In generated code, this file lists the keys of the spec. */
export type ErrorKey = string;
