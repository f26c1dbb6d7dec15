// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

export interface paths {
    "/api/guests/{guest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds a guest */
        get: operations["findGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a guest */
        post: operations["addGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Locale: "hr" | "en" | "de" | "se";
        Nothing: Record<string, never>;
        Guest: {
            /** @description *\/ '`${name}` */
            name: string;
            locale?: components["schemas"]["Locale"];
            password?: string;
            friends?: components["schemas"]["Guest"][];
        };
        Problem: {
            /** @enum {string} */
            code: "NotFound";
        };
    };
    responses: {
        /** @description There is none */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Guest: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findGuest: {
        parameters: {
            query?: {
                locale?: components["schemas"]["Locale"];
            };
            header?: never;
            path: {
                guest: components["parameters"]["Guest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    addGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Guest"];
            };
        };
        responses: {
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description On to the home page */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
