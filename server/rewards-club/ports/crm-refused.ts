/**
 * The CRM rejects the data for good: a value that it cannot store or that it found invalid. A retry helps only after a
 * change of the data or of the CRM's settings. The message names fields and codes, never values.
 */
export class CrmRefused extends Error {
  override readonly name = 'CrmRefused';
}
