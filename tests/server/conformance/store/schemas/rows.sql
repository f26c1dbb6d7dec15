insert into members values ('ana', 'Ana@example.com', 'ana@example.com', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2E$dGFn', '7', 1750000000000, 1750000000000, 'hr', 1750000000000);
insert into identities values ('https://accounts.google.com', '12345', 'ana', 1750000000000);
insert into sessions (hash, member_id, is_google, created_at, last_seen_at, expires_at) values ('hash of a session', 'ana', 0, 1750000000000, 1750000000000, 9000000000000);
insert into contacts (vid, email, email_key, firstname, lastname, phone, titula_kontakta, birth_date, created_at, updated_at) values ('7', 'Ana@example.com', 'ana@example.com', 'Ana', 'Marić', '+385912345678', 'Ms.', '346633200000', 1750000000000, 1750000000000);
insert into form_submissions (form, email_key, fields, context, submitted_at) values ('registration', 'ana@example.com', '{"email":"ana@example.com"}', '{}', 1750000000000);
insert into outbox (kind, payload, email_key, attempts, created_at, next_attempt_at, due_at, is_given_up) values ('notice', '{"kind":"passwordChanged"}', 'ana@example.com', 0, 1750000000000, 1750000000000, 1750000000000, 0);
insert into spent_tokens values ('hash of a token', 9000000000000);
