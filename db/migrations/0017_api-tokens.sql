CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_at_most_a_year" CHECK ("api_tokens"."expires_at" <= "api_tokens"."created_at" + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token_hash_unique" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_school_id_index" ON "api_tokens" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "api_tokens_expires_at_index" ON "api_tokens" USING btree ("expires_at");
--> statement-breakpoint

/* A token ends with the role that it was made in, for good: it does not come back with the role. */
CREATE FUNCTION end_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'memberships' THEN
		UPDATE api_tokens SET revoked_at = now()
		WHERE user_id = OLD.user_id AND school_id = OLD.school_id AND revoked_at IS NULL;
	ELSE
		UPDATE api_tokens SET revoked_at = now()
		WHERE user_id = OLD.user_id AND school_id IS NULL AND revoked_at IS NULL;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_end_api_tokens AFTER UPDATE ON "memberships" FOR EACH ROW
	WHEN (OLD.role = 'coordinator' AND OLD.left_at IS NULL AND (NEW.role <> 'coordinator'
		OR NEW.left_at IS NOT NULL OR NEW.school_id <> OLD.school_id OR NEW.user_id <> OLD.user_id))
	EXECUTE FUNCTION end_api_tokens();--> statement-breakpoint
CREATE TRIGGER memberships_gone_end_api_tokens AFTER DELETE ON "memberships" FOR EACH ROW
	WHEN (OLD.role = 'coordinator' AND OLD.left_at IS NULL)
	EXECUTE FUNCTION end_api_tokens();--> statement-breakpoint
CREATE TRIGGER team_roles_end_api_tokens AFTER UPDATE ON "team_roles" FOR EACH ROW
	WHEN (OLD.role = 'manager' AND NEW.role <> 'manager')
	EXECUTE FUNCTION end_api_tokens();--> statement-breakpoint
CREATE TRIGGER team_roles_gone_end_api_tokens AFTER DELETE ON "team_roles" FOR EACH ROW
	WHEN (OLD.role = 'manager')
	EXECUTE FUNCTION end_api_tokens();
