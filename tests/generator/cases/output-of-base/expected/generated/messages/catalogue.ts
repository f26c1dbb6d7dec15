// Generated from spec/messages/hr.yaml by “npm run generate”. Do not edit.

/** The texts of the interface in one language: each a string, or a function of its arguments. */
export interface Messages {
  readonly menu: { readonly offers: string; readonly contact: string };
  readonly listing: { readonly offers: (values: { readonly count: number }) => string; readonly all: (values: { readonly section: string }) => string };
}
