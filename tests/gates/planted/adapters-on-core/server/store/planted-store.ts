import { form } from '../forms/planted-form.ts'; export const store = form;
