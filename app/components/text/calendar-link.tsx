import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { calendarPath } from '../../document/calendar-file.ts';
import { useRenderContext } from '../../document/use-render-context.ts';

/** A link to the calendar file of a page; nothing if it has none. */
export function CalendarLink({ page }: { readonly page: Page }) {
  const path = calendarPath(useRenderContext(), page);
  return path === undefined ? null : <a href={path}>{messages[page.locale].calendar.add}</a>;
}
