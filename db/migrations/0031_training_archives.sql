CREATE TABLE "training_archives" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_rules" ADD COLUMN "archive_parts" text[] DEFAULT '{letter,calendar,staff,certificates,summary}' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_archives" ADD CONSTRAINT "training_archives_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;