ALTER TABLE "items" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "translation_of" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_translation_of_items_id_fk" FOREIGN KEY ("translation_of") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_translation_of_index" ON "items" USING btree ("translation_of");