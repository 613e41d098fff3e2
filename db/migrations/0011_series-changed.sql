ALTER TABLE "gatherings" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gatherings_changed_by_index" ON "gatherings" USING btree ("changed_by");