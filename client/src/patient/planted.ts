import "../admin/planted";
