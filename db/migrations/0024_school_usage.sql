CREATE TABLE "school_usage" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"active_members" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_usage" ADD CONSTRAINT "school_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_coordinator_index" ON "memberships" USING btree ("school_id","user_id") WHERE "memberships"."left_at" is null and "memberships"."role" = 'coordinator';