CREATE TABLE "school_site_approvals" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"note" text,
	"mailed_on" date
);
--> statement-breakpoint
ALTER TABLE "school_sites" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_site_approvals" ADD CONSTRAINT "school_site_approvals_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_approvals" ADD CONSTRAINT "school_site_approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_site_approvals_asked_by_index" ON "school_site_approvals" USING btree ("asked_by");