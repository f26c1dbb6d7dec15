alter table "contacts" add column "further" text default '{}' not null;
