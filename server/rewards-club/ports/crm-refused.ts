/**
 * The CRM will never take this as it is: a value that it cannot hold, or that it refused on its merits. Trying again
 * helps only after somebody changed the data or the CRM's settings. The message names fields and codes, never values.
 */
export class CrmRefused extends Error {
  override readonly name = 'CrmRefused';
}
