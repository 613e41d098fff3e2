CREATE TABLE "training_rules" (
	"board" text NOT NULL,
	"first_year" integer NOT NULL,
	"total_hours" integer NOT NULL,
	"government_hours" integer NOT NULL,
	"in_house_hours" integer NOT NULL,
	"values_hours" integer NOT NULL,
	"practice_hours" integer NOT NULL,
	"growth_hours" integer NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_rules_board_first_year_pk" PRIMARY KEY("board","first_year"),
	CONSTRAINT "training_rules_year_sane" CHECK ("training_rules"."first_year" between 2000 and 2100),
	CONSTRAINT "training_rules_parts_fit" CHECK ("training_rules"."government_hours" + "training_rules"."in_house_hours" <= "training_rules"."total_hours")
);
--> statement-breakpoint
ALTER TABLE "learning_entries" ADD COLUMN "provider_class" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD COLUMN "standard_domain" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "provider_class" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "mode" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "standard_domain" text;--> statement-breakpoint
ALTER TABLE "training_rules" ADD CONSTRAINT "training_rules_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_rules_saved_by_index" ON "training_rules" USING btree ("saved_by");--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_never_government" CHECK ("live_sessions"."provider_class" in ('other', 'in-house'));