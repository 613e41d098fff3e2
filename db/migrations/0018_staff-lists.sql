CREATE TABLE "staff_import_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"membership_id" uuid,
	"invitation_id" uuid,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "employee_number" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "joining_day" date;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "staff_import_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "employee_number" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "joining_day" date;--> statement-breakpoint
ALTER TABLE "staff_import_changes" ADD CONSTRAINT "staff_import_changes_import_id_staff_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."staff_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_import_changes" ADD CONSTRAINT "staff_import_changes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_import_changes" ADD CONSTRAINT "staff_import_changes_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_import_changes_import_id_index" ON "staff_import_changes" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "staff_import_changes_membership_id_index" ON "staff_import_changes" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "staff_import_changes_invitation_id_index" ON "staff_import_changes" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "staff_imports_school_id_index" ON "staff_imports" USING btree ("school_id","created_at");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_staff_import_id_staff_imports_id_fk" FOREIGN KEY ("staff_import_id") REFERENCES "public"."staff_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_staff_import_id_index" ON "invitations" USING btree ("staff_import_id");