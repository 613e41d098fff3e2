CREATE TABLE "mail_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payload" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_batches_created_at_index" ON "mail_batches" USING btree ("created_at");