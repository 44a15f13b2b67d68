import "react-router";
