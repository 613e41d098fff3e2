ALTER TABLE "items" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_changed_by_index" ON "items" USING btree ("changed_by");