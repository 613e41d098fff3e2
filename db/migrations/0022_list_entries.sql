CREATE TABLE "list_entries" (
	"list" text NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_entries_list_slug_pk" PRIMARY KEY("list","slug")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "list_entries_label_unique" ON "list_entries" USING btree ("list",lower("label"));--> statement-breakpoint
INSERT INTO "list_entries" ("list", "slug", "label", "position") VALUES
	('theme', 'social-impact', 'Social impact', 0),
	('theme', 'youth-leadership', 'Youth leadership', 1),
	('theme', 'global-goals', 'Sustainable development goals', 2),
	('theme', 'ethics-innovation', 'Ethics and innovation', 3);
