CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"language" text NOT NULL,
	"grade" integer NOT NULL,
	"subject" text NOT NULL,
	"minutes" integer NOT NULL,
	"class_size" integer NOT NULL,
	"source" text NOT NULL,
	"topic" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"previous_body" text,
	"citations" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_topic_has_words" CHECK (("drafts"."source" = 'topic') = ("drafts"."topic" is not null))
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_user_id_index" ON "drafts" USING btree ("user_id","created_at","id");