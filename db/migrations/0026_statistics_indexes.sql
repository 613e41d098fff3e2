CREATE INDEX "schools_name_index" ON "schools" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "daily_counts_district_index" ON "daily_counts" USING btree ("district","day");