import { CrmUnavailable } from './crm-unavailable.ts';

/** The site's own share of requests has no room yet. The CRM was not asked. */
export class CrmPostponed extends CrmUnavailable {
  override readonly name = 'CrmPostponed';
  /** When there may be room, in milliseconds. */
  readonly retryAfterMilliseconds: number;

  constructor(message: string, retryAfterMilliseconds: number) {
    super(message);
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}
