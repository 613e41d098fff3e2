CREATE TABLE "school_site_addresses" (
	"skeleton" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"slugs" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_sites" ADD COLUMN "slug_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_site_addresses" ADD CONSTRAINT "school_site_addresses_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_site_addresses_site_id_index" ON "school_site_addresses" USING btree ("site_id");--> statement-breakpoint
-- Websites of before, each with its one address.
INSERT INTO "school_site_addresses" ("skeleton", "site_id", "slugs")
  SELECT "slug_skeleton", "id", ARRAY["slug"] FROM "school_sites";--> statement-breakpoint
-- Two sites that ask for one address take turns; the second one fails as at the unique index.
CREATE FUNCTION keep_school_site_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_site_addresses AS kept (skeleton, site_id, slugs)
    VALUES (NEW.slug_skeleton, NEW.id, ARRAY[NEW.slug])
    ON CONFLICT (skeleton) DO UPDATE
      SET slugs = array_append(array_remove(kept.slugs, NEW.slug), NEW.slug)
      WHERE kept.site_id = NEW.id;
  IF NOT FOUND THEN
    RAISE unique_violation USING
      MESSAGE = 'another website has had this address',
      CONSTRAINT = 'school_sites_slug_skeleton_unique';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER school_sites_keep_address AFTER INSERT OR UPDATE OF slug ON "school_sites"
  FOR EACH ROW EXECUTE FUNCTION keep_school_site_address();
