ALTER TABLE "list_entries" ADD COLUMN "former_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
INSERT INTO "list_entries" ("list", "slug", "label", "position") VALUES
	('category', 'global-goals', 'Global Goals', 0),
	('category', 'reflection', 'Reflection', 1),
	('category', 'assessment', 'Assessment', 2),
	('category', 'ethics', 'Ethics', 3),
	('category', 'leadership', 'Leadership', 4),
	('category', 'innovation', 'Innovation', 5);
--> statement-breakpoint
INSERT INTO "list_entries" ("list", "slug", "label", "position")
SELECT "list", 'entry-' || substr(md5("label"), 1, 12), "label", 100 + row_number() OVER (ORDER BY "label")
FROM (
	SELECT 'category' AS "list", "content" ->> 'category' AS "label" FROM "item_texts"
	UNION SELECT 'subject', "subject" FROM "live_sessions"
	UNION SELECT 'region', "region" FROM "live_sessions"
) AS "used"
WHERE "label" <> ''
ON CONFLICT DO NOTHING;
