/** What the mails about a request need of the site's texts. Loaded by the server. */
export { describeAnswers, titleOfEntry } from '../components/form/describe-answers.ts';
export { formattingTag } from '../components/text/formatting-tag.ts';
