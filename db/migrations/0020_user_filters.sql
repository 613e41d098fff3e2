ALTER TABLE "users" ADD COLUMN "first_login_at" timestamp with time zone;--> statement-breakpoint

/* What only a login leaves behind. Anyone else counts from the next login on. */
UPDATE users SET first_login_at = evidence.at
	FROM (
		SELECT user_id, min(at) AS at FROM (
			SELECT user_id, created_at AS at FROM sessions
			UNION ALL SELECT user_id, created_at FROM passkeys
			UNION ALL SELECT user_id, joined_at FROM memberships
			UNION ALL SELECT user_id, expires_at - interval '90 days' FROM trusted_ip_hashes
		) logins GROUP BY user_id
	) evidence
	WHERE users.id = evidence.user_id;--> statement-breakpoint

CREATE INDEX "users_unconfirmed_index" ON "users" USING btree ("created_at","id") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_never_logged_in_index" ON "users" USING btree ("created_at","id") WHERE "users"."first_login_at" is null;--> statement-breakpoint
CREATE INDEX "users_email_failed_index" ON "users" USING btree ("created_at","id") WHERE "users"."email_failed_at" is not null;