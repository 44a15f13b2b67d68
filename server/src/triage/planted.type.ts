import "typeorm";
