-- Run once by the postgres image when its volume is empty: the three roles of the product and its database.
-- The names are those of server/src/platform/postgres/role-names.ts. Passwords come from the container's environment;
-- a missing one is a syntax error here, which ends the first start.
\getenv owner_password HEALTH_OWNER_PASSWORD
\getenv app_password HEALTH_APP_PASSWORD
\getenv ads_password HEALTH_ADS_PASSWORD

-- Owns the database and runs the migrations. It can make no roles, so the other two have to be here before it.
create role health_owner login password :'owner_password';
-- The running server: reads and writes what the migrations grant, owns nothing.
create role health_app login password :'app_password';
-- Advertising: no right on any health table.
create role health_ads login password :'ads_password';

create database health owner health_owner template template0;
revoke all on database health from public;
grant connect on database health to health_app, health_ads;
