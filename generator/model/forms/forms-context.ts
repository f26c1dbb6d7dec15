import type { CommonPasswordsFile } from '../../spec/schema/forms/common-passwords.ts';
import type { FormFieldsFile, OfficesFile } from '../../spec/schema/forms/page-form.ts';
import type { MessagesModel } from '../messages/message-model.ts';
import type { AreaModel, LocalesModel } from '../model.ts';
import type { EntryContext } from '../routes/check-entry.ts';

/** Data for the checks of forms. */
export interface FormsContext extends EntryContext {
  readonly areas: readonly AreaModel[];
  /** Fields that forms on pages share. */
  readonly shared: FormFieldsFile | undefined;
  readonly offices: OfficesFile | undefined;
  readonly messages: MessagesModel;
  readonly locales: LocalesModel;
  /** The time zone that decides which day is today. */
  readonly timeZone: string;
  /** Undefined where the spec has no list. */
  readonly topLevelDomains: readonly string[] | undefined;
  /** Undefined where the spec has none. */
  readonly commonPasswords: CommonPasswordsFile | undefined;
  /** Whether all is known that examples depend on; otherwise they are not tested. */
  readonly hasExampleData: boolean;
}
