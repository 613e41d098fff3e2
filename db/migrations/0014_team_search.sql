ALTER TYPE "public"."team_role" ADD VALUE 'viewer';--> statement-breakpoint
CREATE INDEX "live_sessions_to_close_index" ON "live_sessions" USING btree ("starts_at","id") WHERE "live_sessions"."state" = 'published' and "live_sessions"."closed_at" is null;--> statement-breakpoint

/* The same expressions as in db/full-text-search.ts. */
CREATE INDEX live_sessions_search_index ON live_sessions
	USING gin (search_vector(title || ' ' || host));--> statement-breakpoint
CREATE INDEX item_texts_search_index ON item_texts
	USING gin (search_vector(title));
