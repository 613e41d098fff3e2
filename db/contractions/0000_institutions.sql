/* What the version before schools needed, and what followed its writes. Nothing happens twice. */
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM audit_log WHERE act = 'schools.moved') THEN
		RAISE EXCEPTION 'the institutions have not been moved yet';
	END IF;
END $$;--> statement-breakpoint
DROP TABLE IF EXISTS "institutions" CASCADE;--> statement-breakpoint
DROP TRIGGER IF EXISTS flag_followed ON "users";--> statement-breakpoint
DROP FUNCTION IF EXISTS follow_flag(), follow_institution(), move_institutions(integer),
	carry_institutions(uuid[]), carry_subscribers(uuid[]);--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN IF EXISTS "is_subscribed";--> statement-breakpoint
DROP TYPE IF EXISTS institution_status;
