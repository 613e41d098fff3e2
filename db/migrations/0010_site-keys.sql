CREATE TABLE "site_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"encrypted_key" text NOT NULL
);
