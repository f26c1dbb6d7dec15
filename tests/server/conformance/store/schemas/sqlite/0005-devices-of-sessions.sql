alter table "sessions" add column "device" text default '' not null;
