CREATE TABLE "school_site_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "confirmed_email" text;--> statement-breakpoint
ALTER TABLE "school_site_messages" ADD CONSTRAINT "school_site_messages_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_site_messages_site_id_index" ON "school_site_messages" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "school_site_messages_created_at_index" ON "school_site_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "school_site_messages_email_index" ON "school_site_messages" USING btree (lower("email"));--> statement-breakpoint
UPDATE "schools" SET "confirmed_email" = "email" WHERE EXISTS (SELECT FROM "invitations" WHERE "invitations"."school_id" = "schools"."id" AND "invitations"."used_at" IS NOT NULL AND lower("invitations"."email") = lower("schools"."email"));
