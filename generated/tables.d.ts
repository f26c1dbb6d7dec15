// Generated from spec by “npm run generate”. Do not edit.

declare module '*.json' {
  /** The module that imports a table says what is in it. */
  const table: unknown;
  export default table;
}
