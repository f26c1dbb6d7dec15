create index "contacts_updated_at_index" on "contacts" ("updated_at");
create index "form_submissions_submitted_at_index" on "form_submissions" ("submitted_at");
