// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// generated:shapes
var func60 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 254) {
        validate53.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
        return false;
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 200) {
        validate54.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 200) {
        validate55.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 64) {
        validate56.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      } else {
        if (func60(data) < 1) {
          validate56.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 64) {
        validate57.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      } else {
        if (func60(data) < 1) {
          validate57.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema25 = { "description": "A locale of the site", "type": "string", "enum": ["hr", "en", "de", "fr", "se", "it", "si", "cz", "pl", "hu", "ru", "nl", "fi", "dk", "uk", "ro", "sk", "ko", "pt"] };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "hr" || data === "en" || data === "de" || data === "fr" || data === "se" || data === "it" || data === "si" || data === "cz" || data === "pl" || data === "hu" || data === "ru" || data === "nl" || data === "fi" || data === "dk" || data === "uk" || data === "ro" || data === "sk" || data === "ko" || data === "pt")) {
    validate58.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema26 = { "description": "The key of an error text", "type": "string", "enum": ["CannotBeEmpty", "RequiredEmailAddress", "RequiredTitle", "RequiredFirstName", "RequiredLastName", "RequiredPassword", "RequiredConfirmPassword", "RequiredDateOfBirth", "RequiredTerms", "InvalidEmail", "InvalidPassword", "PasswordLength", "CharacterLengthNotValid", "EmptyOrSpaces", "invalidPhone", "InvalidDate", "InvalidAge", "CodeIsRequired", "InvalidCode", "ErrorMessage", "ErrorWithRegistering", "LoginUnsuccessful", "ErrorResettingPassword", "PasswordChanged", "AgeOutOfRange", "ChooseFromList", "ConsentNeeded", "DayIsAhead", "DayIsPast", "DayTooFar", "DepartureNotAfterArrival", "InvalidDay", "InvalidPromo", "InvalidTime", "NumberOutOfRange", "RequiredGuestName", "TextTooLong", "TooManyChosen", "TooManyLinks"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "CannotBeEmpty" || data === "RequiredEmailAddress" || data === "RequiredTitle" || data === "RequiredFirstName" || data === "RequiredLastName" || data === "RequiredPassword" || data === "RequiredConfirmPassword" || data === "RequiredDateOfBirth" || data === "RequiredTerms" || data === "InvalidEmail" || data === "InvalidPassword" || data === "PasswordLength" || data === "CharacterLengthNotValid" || data === "EmptyOrSpaces" || data === "invalidPhone" || data === "InvalidDate" || data === "InvalidAge" || data === "CodeIsRequired" || data === "InvalidCode" || data === "ErrorMessage" || data === "ErrorWithRegistering" || data === "LoginUnsuccessful" || data === "ErrorResettingPassword" || data === "PasswordChanged" || data === "AgeOutOfRange" || data === "ChooseFromList" || data === "ConsentNeeded" || data === "DayIsAhead" || data === "DayIsPast" || data === "DayTooFar" || data === "DepartureNotAfterArrival" || data === "InvalidDay" || data === "InvalidPromo" || data === "InvalidTime" || data === "NumberOutOfRange" || data === "RequiredGuestName" || data === "TextTooLong" || data === "TooManyChosen" || data === "TooManyLinks")) {
    validate59.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema27 = { "description": "What a code or link is for; for the removal of an account there is no link", "type": "string", "enum": ["registration", "reset", "removal"] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "registration" || data === "reset" || data === "removal")) {
    validate60.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
var Nothing = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 of Object.keys(data)) {
        validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var EmailRequest = validate62;
var func0 = Object.prototype.hasOwnProperty;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "locale")) {
            validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.locale !== void 0 && func0.call(data, "locale")) {
              const _errs3 = errors;
              if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ContactProperties = validate65;
var schema31 = { "type": "object", "additionalProperties": false, "required": ["property", "value"], "properties": { "property": { "type": "string", "enum": ["firstname", "lastname", "phone", "titula_kontakta", "birth_date"] }, "value": { "type": "string", "maxLength": 200 } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.property === void 0 || !func0.call(data, "property")) && (missing0 = "property") || (data.value === void 0 || !func0.call(data, "value")) && (missing0 = "value")) {
        validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "property" || key0 === "value")) {
            validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.property !== void 0 && func0.call(data, "property")) {
            let data0 = data.property;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate66.errors = [{ instancePath: instancePath + "/property", schemaPath: "#/properties/property/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "firstname" || data0 === "lastname" || data0 === "phone" || data0 === "titula_kontakta" || data0 === "birth_date")) {
              validate66.errors = [{ instancePath: instancePath + "/property", schemaPath: "#/properties/property/enum", keyword: "enum", params: { allowedValues: schema31.properties.property.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0 && func0.call(data, "value")) {
              let data1 = data.value;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 200) {
                    validate66.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate66.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 5) {
        validate65.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
        return false;
      } else {
        if (data.length < 1) {
          validate65.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate66(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.property === void 0 || !func0.call(data, "property")) && (missing0 = "property") || (data.value === void 0 || !func0.call(data, "value")) && (missing0 = "value")) {
        validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "property" || key0 === "value")) {
            validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.property !== void 0 && func0.call(data, "property")) {
            let data0 = data.property;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate68.errors = [{ instancePath: instancePath + "/property", schemaPath: "#/properties/property/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "firstname" || data0 === "lastname" || data0 === "phone" || data0 === "titula_kontakta" || data0 === "birth_date")) {
              validate68.errors = [{ instancePath: instancePath + "/property", schemaPath: "#/properties/property/enum", keyword: "enum", params: { allowedValues: schema31.properties.property.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0 && func0.call(data, "value")) {
              let data1 = data.value;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 200) {
                    validate68.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate68.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ActivationCodeRequest = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale") || (data.purpose === void 0 || !func0.call(data, "purpose")) && (missing0 = "purpose")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "locale" || key0 === "purpose")) {
            validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.locale !== void 0 && func0.call(data, "locale")) {
              const _errs3 = errors;
              if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.purpose !== void 0 && func0.call(data, "purpose")) {
                const _errs4 = errors;
                if (!validate60(data.purpose, { instancePath: instancePath + "/purpose", parentData: data, parentDataProperty: "purpose", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CodeRequest = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.purpose === void 0 || !func0.call(data, "purpose")) && (missing0 = "purpose") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "code" || key0 === "purpose" || key0 === "locale")) {
            validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0 && func0.call(data, "code")) {
              let data1 = data.code;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 64) {
                    validate73.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                    return false;
                  }
                } else {
                  validate73.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.purpose !== void 0 && func0.call(data, "purpose")) {
                const _errs5 = errors;
                if (!validate60(data.purpose, { instancePath: instancePath + "/purpose", parentData: data, parentDataProperty: "purpose", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.locale !== void 0 && func0.call(data, "locale")) {
                  const _errs6 = errors;
                  if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LinkRequest = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.token === void 0 || !func0.call(data, "token")) && (missing0 = "token")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "token")) {
            validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.token !== void 0 && func0.call(data, "token")) {
            if (!validate55(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RegisterRequest = validate79;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.password === void 0 || !func0.call(data, "password")) && (missing0 = "password") || (data.recordId === void 0 || !func0.call(data, "recordId")) && (missing0 = "recordId") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "password" || key0 === "recordId" || key0 === "locale" || key0 === "termsAccepted")) {
            validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.password !== void 0 && func0.call(data, "password")) {
              const _errs3 = errors;
              if (!validate54(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.recordId !== void 0 && func0.call(data, "recordId")) {
                let data2 = data.recordId;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func60(data2) > 64) {
                      validate79.errors = [{ instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                      return false;
                    }
                  } else {
                    validate79.errors = [{ instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.locale !== void 0 && func0.call(data, "locale")) {
                  const _errs6 = errors;
                  if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.termsAccepted !== void 0 && func0.call(data, "termsAccepted")) {
                    const _errs7 = errors;
                    if (typeof data.termsAccepted !== "boolean") {
                      validate79.errors = [{ instancePath: instancePath + "/termsAccepted", schemaPath: "#/properties/termsAccepted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RegistrationFormRequest = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale") || (data.pageUri === void 0 || !func0.call(data, "pageUri")) && (missing0 = "pageUri") || (data.pageName === void 0 || !func0.call(data, "pageName")) && (missing0 = "pageName")) {
        validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "locale" || key0 === "pageUri" || key0 === "pageName")) {
            validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.locale !== void 0 && func0.call(data, "locale")) {
            const _errs2 = errors;
            if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.pageUri !== void 0 && func0.call(data, "pageUri")) {
              let data1 = data.pageUri;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 2048) {
                    validate83.errors = [{ instancePath: instancePath + "/pageUri", schemaPath: "#/properties/pageUri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                    return false;
                  }
                } else {
                  validate83.errors = [{ instancePath: instancePath + "/pageUri", schemaPath: "#/properties/pageUri/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.pageName !== void 0 && func0.call(data, "pageName")) {
                let data2 = data.pageName;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func60(data2) > 300) {
                      validate83.errors = [{ instancePath: instancePath + "/pageName", schemaPath: "#/properties/pageName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                      return false;
                    }
                  } else {
                    validate83.errors = [{ instancePath: instancePath + "/pageName", schemaPath: "#/properties/pageName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LoginRequest = validate85;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.password === void 0 || !func0.call(data, "password")) && (missing0 = "password") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "password" || key0 === "locale")) {
            validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.password !== void 0 && func0.call(data, "password")) {
              const _errs3 = errors;
              if (!validate54(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.locale !== void 0 && func0.call(data, "locale")) {
                const _errs4 = errors;
                if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var UpdateLoyaltyUserRequest = validate89;
var schema39 = { "type": "object", "additionalProperties": false, "required": ["email", "password", "attributeName", "attributeValue", "locale"], "properties": { "email": { "$ref": "components#/$defs/Email" }, "password": { "$ref": "components#/$defs/Password" }, "attributeName": { "type": "string", "enum": ["record_id"] }, "attributeValue": { "type": "string", "maxLength": 64 }, "locale": { "$ref": "components#/$defs/Locale" } } };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.password === void 0 || !func0.call(data, "password")) && (missing0 = "password") || (data.attributeName === void 0 || !func0.call(data, "attributeName")) && (missing0 = "attributeName") || (data.attributeValue === void 0 || !func0.call(data, "attributeValue")) && (missing0 = "attributeValue") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "password" || key0 === "attributeName" || key0 === "attributeValue" || key0 === "locale")) {
            validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.password !== void 0 && func0.call(data, "password")) {
              const _errs3 = errors;
              if (!validate54(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.attributeName !== void 0 && func0.call(data, "attributeName")) {
                let data2 = data.attributeName;
                const _errs4 = errors;
                if (typeof data2 !== "string") {
                  validate89.errors = [{ instancePath: instancePath + "/attributeName", schemaPath: "#/properties/attributeName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data2 === "record_id")) {
                  validate89.errors = [{ instancePath: instancePath + "/attributeName", schemaPath: "#/properties/attributeName/enum", keyword: "enum", params: { allowedValues: schema39.properties.attributeName.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.attributeValue !== void 0 && func0.call(data, "attributeValue")) {
                  let data3 = data.attributeValue;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func60(data3) > 64) {
                        validate89.errors = [{ instancePath: instancePath + "/attributeValue", schemaPath: "#/properties/attributeValue/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                        return false;
                      }
                    } else {
                      validate89.errors = [{ instancePath: instancePath + "/attributeValue", schemaPath: "#/properties/attributeValue/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.locale !== void 0 && func0.call(data, "locale")) {
                    const _errs8 = errors;
                    if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasswordResetRequest = validate93;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale") || (data.newPassword === void 0 || !func0.call(data, "newPassword")) && (missing0 = "newPassword") || (data.secretKey === void 0 || !func0.call(data, "secretKey")) && (missing0 = "secretKey")) {
        validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "locale" || key0 === "newPassword" || key0 === "secretKey")) {
            validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.locale !== void 0 && func0.call(data, "locale")) {
              const _errs3 = errors;
              if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.newPassword !== void 0 && func0.call(data, "newPassword")) {
                const _errs4 = errors;
                if (!validate54(data.newPassword, { instancePath: instancePath + "/newPassword", parentData: data, parentDataProperty: "newPassword", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.secretKey !== void 0 && func0.call(data, "secretKey")) {
                  const _errs5 = errors;
                  if (!validate55(data.secretKey, { instancePath: instancePath + "/secretKey", parentData: data, parentDataProperty: "secretKey", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LocaleRequest = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "locale")) {
            validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.locale !== void 0 && func0.call(data, "locale")) {
            if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 64) {
        validate100.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "dynamicProps": false, "dynamicItems": false };
var EndSessionRequest = validate101;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id")) {
        validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id")) {
            validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            if (!validate100(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 4e3) {
        validate103.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }];
        return false;
      }
    } else {
      validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 1364) {
        validate104.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1364 }, message: "must NOT have more than 1364 characters" }];
        return false;
      }
    } else {
      validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func60(data) > 64) {
        validate105.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": false, "dynamicItems": false };
var AddPasskeyRequest = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.clientDataJSON === void 0 || !func0.call(data, "clientDataJSON")) && (missing0 = "clientDataJSON") || (data.attestationObject === void 0 || !func0.call(data, "attestationObject")) && (missing0 = "attestationObject") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "clientDataJSON" || key0 === "attestationObject" || key0 === "locale")) {
            validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate104(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.clientDataJSON !== void 0 && func0.call(data, "clientDataJSON")) {
              const _errs3 = errors;
              if (!validate103(data.clientDataJSON, { instancePath: instancePath + "/clientDataJSON", parentData: data, parentDataProperty: "clientDataJSON", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.attestationObject !== void 0 && func0.call(data, "attestationObject")) {
                const _errs4 = errors;
                if (!validate103(data.attestationObject, { instancePath: instancePath + "/attestationObject", parentData: data, parentDataProperty: "attestationObject", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.locale !== void 0 && func0.call(data, "locale")) {
                  const _errs5 = errors;
                  if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RemovePasskeyRequest = validate111;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id")) {
        validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id")) {
            validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            if (!validate105(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasskeyLogIn = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.clientDataJSON === void 0 || !func0.call(data, "clientDataJSON")) && (missing0 = "clientDataJSON") || (data.authenticatorData === void 0 || !func0.call(data, "authenticatorData")) && (missing0 = "authenticatorData") || (data.signature === void 0 || !func0.call(data, "signature")) && (missing0 = "signature") || (data.userHandle === void 0 || !func0.call(data, "userHandle")) && (missing0 = "userHandle")) {
        validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "clientDataJSON" || key0 === "authenticatorData" || key0 === "signature" || key0 === "userHandle")) {
            validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate104(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.clientDataJSON !== void 0 && func0.call(data, "clientDataJSON")) {
              const _errs3 = errors;
              if (!validate103(data.clientDataJSON, { instancePath: instancePath + "/clientDataJSON", parentData: data, parentDataProperty: "clientDataJSON", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.authenticatorData !== void 0 && func0.call(data, "authenticatorData")) {
                const _errs4 = errors;
                if (!validate103(data.authenticatorData, { instancePath: instancePath + "/authenticatorData", parentData: data, parentDataProperty: "authenticatorData", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.signature !== void 0 && func0.call(data, "signature")) {
                  const _errs5 = errors;
                  if (!validate103(data.signature, { instancePath: instancePath + "/signature", parentData: data, parentDataProperty: "signature", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.userHandle !== void 0 && func0.call(data, "userHandle")) {
                    const _errs6 = errors;
                    if (!validate103(data.userHandle, { instancePath: instancePath + "/userHandle", parentData: data, parentDataProperty: "userHandle", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangePasswordRequest = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.password === void 0 || !func0.call(data, "password")) && (missing0 = "password") || (data.newPassword === void 0 || !func0.call(data, "newPassword")) && (missing0 = "newPassword") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale")) {
        validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "password" || key0 === "newPassword" || key0 === "locale")) {
            validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.password !== void 0 && func0.call(data, "password")) {
            const _errs2 = errors;
            if (!validate54(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.newPassword !== void 0 && func0.call(data, "newPassword")) {
              const _errs3 = errors;
              if (!validate54(data.newPassword, { instancePath: instancePath + "/newPassword", parentData: data, parentDataProperty: "newPassword", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.locale !== void 0 && func0.call(data, "locale")) {
                const _errs4 = errors;
                if (!validate58(data.locale, { instancePath: instancePath + "/locale", parentData: data, parentDataProperty: "locale", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var Done = validate123;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success")) {
        validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success")) {
            validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            if (typeof data0 !== "boolean") {
              validate123.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate123.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
          }
        }
      }
    } else {
      validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate123.errors = vErrors;
  return errors === 0;
}
validate123.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success")) {
        validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "code")) {
            validate124.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate124.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (false !== data0) {
              validate124.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0 && func0.call(data, "code")) {
              const _errs4 = errors;
              if (!validate59(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var Outcome = validate126;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate123(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate126.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate126.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate126.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.vid === void 0 || !func0.call(data, "vid")) && (missing0 = "vid")) {
        validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "vid")) {
            validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.vid !== void 0 && func0.call(data, "vid")) {
            if (!validate56(data.vid, { instancePath: instancePath + "/vid", parentData: data, parentDataProperty: "vid", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema55 = { "type": "object", "additionalProperties": false, "required": ["error"], "properties": { "error": { "type": "string", "enum": ["NotFound"] } } };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.error === void 0 || !func0.call(data, "error")) && (missing0 = "error")) {
        validate131.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "error")) {
            validate131.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.error !== void 0 && func0.call(data, "error")) {
            let data0 = data.error;
            if (typeof data0 !== "string") {
              validate131.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "NotFound")) {
              validate131.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/enum", keyword: "enum", params: { allowedValues: schema55.properties.error.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
          }
        }
      }
    } else {
      validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateContactAnswer = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate129(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate132.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate132.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate132.evaluated = { "dynamicProps": true, "dynamicItems": false };
var ContactAnswer = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate129(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate135.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate135.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate135.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.recordId === void 0 || !func0.call(data, "recordId")) && (missing0 = "recordId")) {
        validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "email" || key0 === "recordId")) {
            validate138.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate138.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate138.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0 && func0.call(data, "email")) {
              const _errs4 = errors;
              if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.recordId !== void 0 && func0.call(data, "recordId")) {
                const _errs5 = errors;
                if (!validate56(data.recordId, { instancePath: instancePath + "/recordId", parentData: data, parentDataProperty: "recordId", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.maskedEmail === void 0 || !func0.call(data, "maskedEmail")) && (missing0 = "maskedEmail")) {
        validate141.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "maskedEmail")) {
            validate141.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate141.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate141.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.maskedEmail !== void 0 && func0.call(data, "maskedEmail")) {
              let data1 = data.maskedEmail;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 254) {
                    validate141.errors = [{ instancePath: instancePath + "/maskedEmail", schemaPath: "#/properties/maskedEmail/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
                    return false;
                  }
                } else {
                  validate141.errors = [{ instancePath: instancePath + "/maskedEmail", schemaPath: "#/properties/maskedEmail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate141.errors = vErrors;
  return errors === 0;
}
validate141.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var FoundLinkAnswer = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate141(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate142.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate142.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate142.evaluated = { "dynamicProps": true, "dynamicItems": false };
var LinkAnswer = validate145;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate138(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate145.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate145.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate145.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.user_id === void 0 || !func0.call(data, "user_id")) && (missing0 = "user_id")) {
        validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "user_id")) {
            validate148.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate148.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate148.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_id !== void 0 && func0.call(data, "user_id")) {
              const _errs4 = errors;
              if (!validate57(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RegisterAnswer = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate150.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate150.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate150.evaluated = { "dynamicProps": true, "dynamicItems": false };
var MemberDetails = validate153;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.recordId === void 0 || !func0.call(data, "recordId")) && (missing0 = "recordId") || (data.firstname === void 0 || !func0.call(data, "firstname")) && (missing0 = "firstname") || (data.lastname === void 0 || !func0.call(data, "lastname")) && (missing0 = "lastname") || (data.phone === void 0 || !func0.call(data, "phone")) && (missing0 = "phone") || (data.hasPassword === void 0 || !func0.call(data, "hasPassword")) && (missing0 = "hasPassword")) {
        validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "email" || key0 === "recordId" || key0 === "firstname" || key0 === "lastname" || key0 === "phone" || key0 === "hasPassword")) {
            validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && func0.call(data, "email")) {
            const _errs2 = errors;
            if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.recordId !== void 0 && func0.call(data, "recordId")) {
              let data1 = data.recordId;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 64) {
                    validate153.errors = [{ instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                    return false;
                  }
                } else {
                  validate153.errors = [{ instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.firstname !== void 0 && func0.call(data, "firstname")) {
                let data2 = data.firstname;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func60(data2) > 200) {
                      validate153.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate153.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.lastname !== void 0 && func0.call(data, "lastname")) {
                  let data3 = data.lastname;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func60(data3) > 200) {
                        validate153.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate153.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.phone !== void 0 && func0.call(data, "phone")) {
                    let data4 = data.phone;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func60(data4) > 200) {
                          validate153.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate153.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.hasPassword !== void 0 && func0.call(data, "hasPassword")) {
                      const _errs11 = errors;
                      if (typeof data.hasPassword !== "boolean") {
                        validate153.errors = [{ instancePath: instancePath + "/hasPassword", schemaPath: "#/properties/hasPassword/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var Account = validate155;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
validate158.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt")) {
        validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "createdAt" || key0 === "lastUsedAt")) {
            validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate105(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
              const _errs3 = errors;
              if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.lastUsedAt !== void 0 && func0.call(data, "lastUsedAt")) {
                let data2 = data.lastUsedAt;
                const _errs4 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate156.errors = [{ instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate156.errors = vErrors;
  return errors === 0;
}
validate156.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.device === void 0 || !func0.call(data, "device")) && (missing0 = "device") || (data.isCurrent === void 0 || !func0.call(data, "isCurrent")) && (missing0 = "isCurrent") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt") || (data.lastSeenAt === void 0 || !func0.call(data, "lastSeenAt")) && (missing0 = "lastSeenAt")) {
        validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "device" || key0 === "isCurrent" || key0 === "createdAt" || key0 === "lastSeenAt")) {
            validate161.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate100(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.device !== void 0 && func0.call(data, "device")) {
              let data1 = data.device;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 100) {
                    validate161.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  }
                } else {
                  validate161.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isCurrent !== void 0 && func0.call(data, "isCurrent")) {
                const _errs5 = errors;
                if (typeof data.isCurrent !== "boolean") {
                  validate161.errors = [{ instancePath: instancePath + "/isCurrent", schemaPath: "#/properties/isCurrent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
                  const _errs7 = errors;
                  if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.lastSeenAt !== void 0 && func0.call(data, "lastSeenAt")) {
                    const _errs8 = errors;
                    if (!validate158(data.lastSeenAt, { instancePath: instancePath + "/lastSeenAt", parentData: data, parentDataProperty: "lastSeenAt", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate161.errors = vErrors;
  return errors === 0;
}
validate161.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern3 = new RegExp("^[0-9A-Z]{4}-[0-9A-Z]{4}$", "u");
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.reference === void 0 || !func0.call(data, "reference")) && (missing0 = "reference") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt")) {
        validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "reference" || key0 === "title" || key0 === "createdAt")) {
            validate166.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.reference !== void 0 && func0.call(data, "reference")) {
            let data0 = data.reference;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func60(data0) > 9) {
                  validate166.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" }];
                  return false;
                } else {
                  if (!pattern3.test(data0)) {
                    validate166.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Z]{4}-[0-9A-Z]{4}$" }, message: 'must match pattern "^[0-9A-Z]{4}-[0-9A-Z]{4}$"' }];
                    return false;
                  }
                }
              } else {
                validate166.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0 && func0.call(data, "title")) {
              let data1 = data.title;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 200) {
                    validate166.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate166.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
                const _errs6 = errors;
                if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
validate166.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.hasPassword === void 0 || !func0.call(data, "hasPassword")) && (missing0 = "hasPassword") || (data.providers === void 0 || !func0.call(data, "providers")) && (missing0 = "providers") || (data.passkeys === void 0 || !func0.call(data, "passkeys")) && (missing0 = "passkeys") || (data.sessions === void 0 || !func0.call(data, "sessions")) && (missing0 = "sessions") || (data.requests === void 0 || !func0.call(data, "requests")) && (missing0 = "requests")) {
        validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "hasPassword" || key0 === "passkeys" || key0 === "providers" || key0 === "sessions" || key0 === "requests")) {
            validate155.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hasPassword !== void 0 && func0.call(data, "hasPassword")) {
            const _errs2 = errors;
            if (typeof data.hasPassword !== "boolean") {
              validate155.errors = [{ instancePath: instancePath + "/hasPassword", schemaPath: "#/properties/hasPassword/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.passkeys !== void 0 && func0.call(data, "passkeys")) {
              let data1 = data.passkeys;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 20) {
                    validate155.errors = [{ instancePath: instancePath + "/passkeys", schemaPath: "#/properties/passkeys/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate156(data1[i0], { instancePath: instancePath + "/passkeys/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate155.errors = [{ instancePath: instancePath + "/passkeys", schemaPath: "#/properties/passkeys/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.providers !== void 0 && func0.call(data, "providers")) {
                let data3 = data.providers;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 100) {
                      validate155.errors = [{ instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                      return false;
                    } else {
                      var valid2 = true;
                      const len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data4 = data3[i1];
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data4 === "string") {
                            if (func60(data4) > 255) {
                              validate155.errors = [{ instancePath: instancePath + "/providers/" + i1, schemaPath: "#/properties/providers/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                              return false;
                            }
                          } else {
                            validate155.errors = [{ instancePath: instancePath + "/providers/" + i1, schemaPath: "#/properties/providers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid2 = _errs9 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate155.errors = [{ instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sessions !== void 0 && func0.call(data, "sessions")) {
                  let data5 = data.sessions;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data5)) {
                      if (data5.length > 100) {
                        validate155.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len2 = data5.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          const _errs13 = errors;
                          if (!validate161(data5[i2], { instancePath: instancePath + "/sessions/" + i2, parentData: data5, parentDataProperty: i2, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs13 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate155.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.requests !== void 0 && func0.call(data, "requests")) {
                    let data7 = data.requests;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data7)) {
                        if (data7.length > 20) {
                          validate155.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                          return false;
                        } else {
                          var valid4 = true;
                          const len3 = data7.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            const _errs16 = errors;
                            if (!validate166(data7[i3], { instancePath: instancePath + "/requests/" + i3, parentData: data7, parentDataProperty: i3, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
                              errors = vErrors.length;
                            }
                            var valid4 = _errs16 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate155.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.reference === void 0 || !func0.call(data, "reference")) && (missing0 = "reference") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt")) {
        validate169.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "reference" || key0 === "title" || key0 === "createdAt")) {
            validate169.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.reference !== void 0 && func0.call(data, "reference")) {
            let data0 = data.reference;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func60(data0) > 9) {
                  validate169.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" }];
                  return false;
                } else {
                  if (!pattern3.test(data0)) {
                    validate169.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Z]{4}-[0-9A-Z]{4}$" }, message: 'must match pattern "^[0-9A-Z]{4}-[0-9A-Z]{4}$"' }];
                    return false;
                  }
                }
              } else {
                validate169.errors = [{ instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0 && func0.call(data, "title")) {
              let data1 = data.title;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 200) {
                    validate169.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate169.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
                const _errs6 = errors;
                if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate169.errors = vErrors;
  return errors === 0;
}
validate169.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.device === void 0 || !func0.call(data, "device")) && (missing0 = "device") || (data.isCurrent === void 0 || !func0.call(data, "isCurrent")) && (missing0 = "isCurrent") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt") || (data.lastSeenAt === void 0 || !func0.call(data, "lastSeenAt")) && (missing0 = "lastSeenAt")) {
        validate171.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "device" || key0 === "isCurrent" || key0 === "createdAt" || key0 === "lastSeenAt")) {
            validate171.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate100(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.device !== void 0 && func0.call(data, "device")) {
              let data1 = data.device;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 100) {
                    validate171.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  }
                } else {
                  validate171.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isCurrent !== void 0 && func0.call(data, "isCurrent")) {
                const _errs5 = errors;
                if (typeof data.isCurrent !== "boolean") {
                  validate171.errors = [{ instancePath: instancePath + "/isCurrent", schemaPath: "#/properties/isCurrent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
                  const _errs7 = errors;
                  if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.lastSeenAt !== void 0 && func0.call(data, "lastSeenAt")) {
                    const _errs8 = errors;
                    if (!validate158(data.lastSeenAt, { instancePath: instancePath + "/lastSeenAt", parentData: data, parentDataProperty: "lastSeenAt", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.createdAt === void 0 || !func0.call(data, "createdAt")) && (missing0 = "createdAt")) {
        validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "createdAt" || key0 === "lastUsedAt")) {
            validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            const _errs2 = errors;
            if (!validate105(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
              const _errs3 = errors;
              if (!validate158(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.lastUsedAt !== void 0 && func0.call(data, "lastUsedAt")) {
                let data2 = data.lastUsedAt;
                const _errs4 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate175.errors = [{ instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasskeyCreationAnswer = validate178;
var schema75 = { "description": "PublicKeyCredentialCreationOptionsJSON of the Web Authentication specification", "type": "object", "additionalProperties": false, "required": ["challenge", "rp", "user", "pubKeyCredParams", "timeout", "attestation", "excludeCredentials", "authenticatorSelection"], "properties": { "challenge": { "$ref": "components#/$defs/Base64Url" }, "rp": { "type": "object", "additionalProperties": false, "required": ["id", "name"], "properties": { "id": { "type": "string", "maxLength": 255, "description": "The domain of the site" }, "name": { "type": "string", "maxLength": 100 } } }, "user": { "type": "object", "additionalProperties": false, "required": ["id", "name", "displayName"], "properties": { "id": { "$ref": "components#/$defs/Base64Url" }, "name": { "$ref": "components#/$defs/Email" }, "displayName": { "$ref": "components#/$defs/Email" } } }, "pubKeyCredParams": { "type": "array", "maxItems": 10, "items": { "type": "object", "additionalProperties": false, "required": ["type", "alg"], "properties": { "type": { "type": "string", "enum": ["public-key"] }, "alg": { "type": "integer", "description": "An algorithm of the IANA registry of COSE" } } } }, "timeout": { "type": "integer", "description": "Milliseconds" }, "attestation": { "type": "string", "enum": ["none"] }, "excludeCredentials": { "description": "The passkeys that the member has", "type": "array", "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["type", "id"], "properties": { "type": { "type": "string", "enum": ["public-key"] }, "id": { "$ref": "components#/$defs/CredentialId" } } } }, "authenticatorSelection": { "type": "object", "additionalProperties": false, "required": ["residentKey", "requireResidentKey", "userVerification"], "properties": { "residentKey": { "type": "string", "enum": ["required"] }, "requireResidentKey": { "type": "boolean", "const": true }, "userVerification": { "type": "string", "enum": ["required"] } } } } };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.challenge === void 0 || !func0.call(data, "challenge")) && (missing0 = "challenge") || (data.rp === void 0 || !func0.call(data, "rp")) && (missing0 = "rp") || (data.user === void 0 || !func0.call(data, "user")) && (missing0 = "user") || (data.pubKeyCredParams === void 0 || !func0.call(data, "pubKeyCredParams")) && (missing0 = "pubKeyCredParams") || (data.timeout === void 0 || !func0.call(data, "timeout")) && (missing0 = "timeout") || (data.attestation === void 0 || !func0.call(data, "attestation")) && (missing0 = "attestation") || (data.excludeCredentials === void 0 || !func0.call(data, "excludeCredentials")) && (missing0 = "excludeCredentials") || (data.authenticatorSelection === void 0 || !func0.call(data, "authenticatorSelection")) && (missing0 = "authenticatorSelection")) {
        validate180.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "challenge" || key0 === "rp" || key0 === "user" || key0 === "pubKeyCredParams" || key0 === "timeout" || key0 === "attestation" || key0 === "excludeCredentials" || key0 === "authenticatorSelection")) {
            validate180.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.challenge !== void 0 && func0.call(data, "challenge")) {
            const _errs2 = errors;
            if (!validate103(data.challenge, { instancePath: instancePath + "/challenge", parentData: data, parentDataProperty: "challenge", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rp !== void 0 && func0.call(data, "rp")) {
              let data1 = data.rp;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.id === void 0 || !func0.call(data1, "id")) && (missing1 = "id") || (data1.name === void 0 || !func0.call(data1, "name")) && (missing1 = "name")) {
                    validate180.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "id" || key1 === "name")) {
                        validate180.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.id !== void 0 && func0.call(data1, "id")) {
                        let data2 = data1.id;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func60(data2) > 255) {
                              validate180.errors = [{ instancePath: instancePath + "/rp/id", schemaPath: "#/properties/rp/properties/id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                              return false;
                            }
                          } else {
                            validate180.errors = [{ instancePath: instancePath + "/rp/id", schemaPath: "#/properties/rp/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.name !== void 0 && func0.call(data1, "name")) {
                          let data3 = data1.name;
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (typeof data3 === "string") {
                              if (func60(data3) > 100) {
                                validate180.errors = [{ instancePath: instancePath + "/rp/name", schemaPath: "#/properties/rp/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                return false;
                              }
                            } else {
                              validate180.errors = [{ instancePath: instancePath + "/rp/name", schemaPath: "#/properties/rp/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs8 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate180.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user !== void 0 && func0.call(data, "user")) {
                let data4 = data.user;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing2;
                    if ((data4.id === void 0 || !func0.call(data4, "id")) && (missing2 = "id") || (data4.name === void 0 || !func0.call(data4, "name")) && (missing2 = "name") || (data4.displayName === void 0 || !func0.call(data4, "displayName")) && (missing2 = "displayName")) {
                      validate180.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs12 = errors;
                      for (const key2 of Object.keys(data4)) {
                        if (!(key2 === "id" || key2 === "name" || key2 === "displayName")) {
                          validate180.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.id !== void 0 && func0.call(data4, "id")) {
                          const _errs13 = errors;
                          if (!validate103(data4.id, { instancePath: instancePath + "/user/id", parentData: data4, parentDataProperty: "id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.name !== void 0 && func0.call(data4, "name")) {
                            const _errs14 = errors;
                            if (!validate53(data4.name, { instancePath: instancePath + "/user/name", parentData: data4, parentDataProperty: "name", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.displayName !== void 0 && func0.call(data4, "displayName")) {
                              const _errs15 = errors;
                              if (!validate53(data4.displayName, { instancePath: instancePath + "/user/displayName", parentData: data4, parentDataProperty: "displayName", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs15 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate180.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.pubKeyCredParams !== void 0 && func0.call(data, "pubKeyCredParams")) {
                  let data8 = data.pubKeyCredParams;
                  const _errs16 = errors;
                  if (errors === _errs16) {
                    if (Array.isArray(data8)) {
                      if (data8.length > 10) {
                        validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams", schemaPath: "#/properties/pubKeyCredParams/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len0 = data8.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data9 = data8[i0];
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                              let missing3;
                              if ((data9.type === void 0 || !func0.call(data9, "type")) && (missing3 = "type") || (data9.alg === void 0 || !func0.call(data9, "alg")) && (missing3 = "alg")) {
                                validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                return false;
                              } else {
                                const _errs20 = errors;
                                for (const key3 of Object.keys(data9)) {
                                  if (!(key3 === "type" || key3 === "alg")) {
                                    validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs20 === errors) {
                                  if (data9.type !== void 0 && func0.call(data9, "type")) {
                                    let data10 = data9.type;
                                    const _errs21 = errors;
                                    if (typeof data10 !== "string") {
                                      validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/type", schemaPath: "#/properties/pubKeyCredParams/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data10 === "public-key")) {
                                      validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/type", schemaPath: "#/properties/pubKeyCredParams/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.pubKeyCredParams.items.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid4 = _errs21 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data9.alg !== void 0 && func0.call(data9, "alg")) {
                                      let data11 = data9.alg;
                                      const _errs23 = errors;
                                      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                        validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/alg", schemaPath: "#/properties/pubKeyCredParams/items/properties/alg/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid4 = _errs23 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid3 = _errs18 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate180.errors = [{ instancePath: instancePath + "/pubKeyCredParams", schemaPath: "#/properties/pubKeyCredParams/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout !== void 0 && func0.call(data, "timeout")) {
                    let data12 = data.timeout;
                    const _errs25 = errors;
                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                      validate180.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs25 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.attestation !== void 0 && func0.call(data, "attestation")) {
                      let data13 = data.attestation;
                      const _errs27 = errors;
                      if (typeof data13 !== "string") {
                        validate180.errors = [{ instancePath: instancePath + "/attestation", schemaPath: "#/properties/attestation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data13 === "none")) {
                        validate180.errors = [{ instancePath: instancePath + "/attestation", schemaPath: "#/properties/attestation/enum", keyword: "enum", params: { allowedValues: schema75.properties.attestation.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs27 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.excludeCredentials !== void 0 && func0.call(data, "excludeCredentials")) {
                        let data14 = data.excludeCredentials;
                        const _errs29 = errors;
                        if (errors === _errs29) {
                          if (Array.isArray(data14)) {
                            if (data14.length > 20) {
                              validate180.errors = [{ instancePath: instancePath + "/excludeCredentials", schemaPath: "#/properties/excludeCredentials/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                              return false;
                            } else {
                              var valid5 = true;
                              const len1 = data14.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data15 = data14[i1];
                                const _errs31 = errors;
                                if (errors === _errs31) {
                                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                    let missing4;
                                    if ((data15.type === void 0 || !func0.call(data15, "type")) && (missing4 = "type") || (data15.id === void 0 || !func0.call(data15, "id")) && (missing4 = "id")) {
                                      validate180.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                      return false;
                                    } else {
                                      const _errs33 = errors;
                                      for (const key4 of Object.keys(data15)) {
                                        if (!(key4 === "type" || key4 === "id")) {
                                          validate180.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs33 === errors) {
                                        if (data15.type !== void 0 && func0.call(data15, "type")) {
                                          let data16 = data15.type;
                                          const _errs34 = errors;
                                          if (typeof data16 !== "string") {
                                            validate180.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1 + "/type", schemaPath: "#/properties/excludeCredentials/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          if (!(data16 === "public-key")) {
                                            validate180.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1 + "/type", schemaPath: "#/properties/excludeCredentials/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.excludeCredentials.items.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid6 = _errs34 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data15.id !== void 0 && func0.call(data15, "id")) {
                                            const _errs36 = errors;
                                            if (!validate104(data15.id, { instancePath: instancePath + "/excludeCredentials/" + i1 + "/id", parentData: data15, parentDataProperty: "id", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid6 = _errs36 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate180.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid5 = _errs31 === errors;
                                if (!valid5) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate180.errors = [{ instancePath: instancePath + "/excludeCredentials", schemaPath: "#/properties/excludeCredentials/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.authenticatorSelection !== void 0 && func0.call(data, "authenticatorSelection")) {
                          let data18 = data.authenticatorSelection;
                          const _errs37 = errors;
                          if (errors === _errs37) {
                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                              let missing5;
                              if ((data18.residentKey === void 0 || !func0.call(data18, "residentKey")) && (missing5 = "residentKey") || (data18.requireResidentKey === void 0 || !func0.call(data18, "requireResidentKey")) && (missing5 = "requireResidentKey") || (data18.userVerification === void 0 || !func0.call(data18, "userVerification")) && (missing5 = "userVerification")) {
                                validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                return false;
                              } else {
                                const _errs39 = errors;
                                for (const key5 of Object.keys(data18)) {
                                  if (!(key5 === "residentKey" || key5 === "requireResidentKey" || key5 === "userVerification")) {
                                    validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs39 === errors) {
                                  if (data18.residentKey !== void 0 && func0.call(data18, "residentKey")) {
                                    let data19 = data18.residentKey;
                                    const _errs40 = errors;
                                    if (typeof data19 !== "string") {
                                      validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/residentKey", schemaPath: "#/properties/authenticatorSelection/properties/residentKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data19 === "required")) {
                                      validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/residentKey", schemaPath: "#/properties/authenticatorSelection/properties/residentKey/enum", keyword: "enum", params: { allowedValues: schema75.properties.authenticatorSelection.properties.residentKey.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid7 = _errs40 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data18.requireResidentKey !== void 0 && func0.call(data18, "requireResidentKey")) {
                                      let data20 = data18.requireResidentKey;
                                      const _errs42 = errors;
                                      if (typeof data20 !== "boolean") {
                                        validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/requireResidentKey", schemaPath: "#/properties/authenticatorSelection/properties/requireResidentKey/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      if (true !== data20) {
                                        validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/requireResidentKey", schemaPath: "#/properties/authenticatorSelection/properties/requireResidentKey/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                        return false;
                                      }
                                      var valid7 = _errs42 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data18.userVerification !== void 0 && func0.call(data18, "userVerification")) {
                                        let data21 = data18.userVerification;
                                        const _errs44 = errors;
                                        if (typeof data21 !== "string") {
                                          validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/userVerification", schemaPath: "#/properties/authenticatorSelection/properties/userVerification/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        if (!(data21 === "required")) {
                                          validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection/userVerification", schemaPath: "#/properties/authenticatorSelection/properties/userVerification/enum", keyword: "enum", params: { allowedValues: schema75.properties.authenticatorSelection.properties.userVerification.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid7 = _errs44 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate180.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs37 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate180.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.options === void 0 || !func0.call(data, "options")) && (missing0 = "options")) {
        validate179.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "options")) {
            validate179.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate179.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate179.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.options !== void 0 && func0.call(data, "options")) {
              const _errs4 = errors;
              if (!validate180(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
validate179.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate178.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate178.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate178.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.options === void 0 || !func0.call(data, "options")) && (missing0 = "options")) {
        validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "options")) {
            validate189.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate189.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate189.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.options !== void 0 && func0.call(data, "options")) {
              const _errs4 = errors;
              if (!validate180(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.challenge === void 0 || !func0.call(data, "challenge")) && (missing0 = "challenge") || (data.rp === void 0 || !func0.call(data, "rp")) && (missing0 = "rp") || (data.user === void 0 || !func0.call(data, "user")) && (missing0 = "user") || (data.pubKeyCredParams === void 0 || !func0.call(data, "pubKeyCredParams")) && (missing0 = "pubKeyCredParams") || (data.timeout === void 0 || !func0.call(data, "timeout")) && (missing0 = "timeout") || (data.attestation === void 0 || !func0.call(data, "attestation")) && (missing0 = "attestation") || (data.excludeCredentials === void 0 || !func0.call(data, "excludeCredentials")) && (missing0 = "excludeCredentials") || (data.authenticatorSelection === void 0 || !func0.call(data, "authenticatorSelection")) && (missing0 = "authenticatorSelection")) {
        validate191.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "challenge" || key0 === "rp" || key0 === "user" || key0 === "pubKeyCredParams" || key0 === "timeout" || key0 === "attestation" || key0 === "excludeCredentials" || key0 === "authenticatorSelection")) {
            validate191.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.challenge !== void 0 && func0.call(data, "challenge")) {
            const _errs2 = errors;
            if (!validate103(data.challenge, { instancePath: instancePath + "/challenge", parentData: data, parentDataProperty: "challenge", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rp !== void 0 && func0.call(data, "rp")) {
              let data1 = data.rp;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.id === void 0 || !func0.call(data1, "id")) && (missing1 = "id") || (data1.name === void 0 || !func0.call(data1, "name")) && (missing1 = "name")) {
                    validate191.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "id" || key1 === "name")) {
                        validate191.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.id !== void 0 && func0.call(data1, "id")) {
                        let data2 = data1.id;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func60(data2) > 255) {
                              validate191.errors = [{ instancePath: instancePath + "/rp/id", schemaPath: "#/properties/rp/properties/id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                              return false;
                            }
                          } else {
                            validate191.errors = [{ instancePath: instancePath + "/rp/id", schemaPath: "#/properties/rp/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.name !== void 0 && func0.call(data1, "name")) {
                          let data3 = data1.name;
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (typeof data3 === "string") {
                              if (func60(data3) > 100) {
                                validate191.errors = [{ instancePath: instancePath + "/rp/name", schemaPath: "#/properties/rp/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                return false;
                              }
                            } else {
                              validate191.errors = [{ instancePath: instancePath + "/rp/name", schemaPath: "#/properties/rp/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs8 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate191.errors = [{ instancePath: instancePath + "/rp", schemaPath: "#/properties/rp/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user !== void 0 && func0.call(data, "user")) {
                let data4 = data.user;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing2;
                    if ((data4.id === void 0 || !func0.call(data4, "id")) && (missing2 = "id") || (data4.name === void 0 || !func0.call(data4, "name")) && (missing2 = "name") || (data4.displayName === void 0 || !func0.call(data4, "displayName")) && (missing2 = "displayName")) {
                      validate191.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs12 = errors;
                      for (const key2 of Object.keys(data4)) {
                        if (!(key2 === "id" || key2 === "name" || key2 === "displayName")) {
                          validate191.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data4.id !== void 0 && func0.call(data4, "id")) {
                          const _errs13 = errors;
                          if (!validate103(data4.id, { instancePath: instancePath + "/user/id", parentData: data4, parentDataProperty: "id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.name !== void 0 && func0.call(data4, "name")) {
                            const _errs14 = errors;
                            if (!validate53(data4.name, { instancePath: instancePath + "/user/name", parentData: data4, parentDataProperty: "name", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.displayName !== void 0 && func0.call(data4, "displayName")) {
                              const _errs15 = errors;
                              if (!validate53(data4.displayName, { instancePath: instancePath + "/user/displayName", parentData: data4, parentDataProperty: "displayName", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs15 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate191.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.pubKeyCredParams !== void 0 && func0.call(data, "pubKeyCredParams")) {
                  let data8 = data.pubKeyCredParams;
                  const _errs16 = errors;
                  if (errors === _errs16) {
                    if (Array.isArray(data8)) {
                      if (data8.length > 10) {
                        validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams", schemaPath: "#/properties/pubKeyCredParams/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len0 = data8.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data9 = data8[i0];
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                              let missing3;
                              if ((data9.type === void 0 || !func0.call(data9, "type")) && (missing3 = "type") || (data9.alg === void 0 || !func0.call(data9, "alg")) && (missing3 = "alg")) {
                                validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                return false;
                              } else {
                                const _errs20 = errors;
                                for (const key3 of Object.keys(data9)) {
                                  if (!(key3 === "type" || key3 === "alg")) {
                                    validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs20 === errors) {
                                  if (data9.type !== void 0 && func0.call(data9, "type")) {
                                    let data10 = data9.type;
                                    const _errs21 = errors;
                                    if (typeof data10 !== "string") {
                                      validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/type", schemaPath: "#/properties/pubKeyCredParams/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data10 === "public-key")) {
                                      validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/type", schemaPath: "#/properties/pubKeyCredParams/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.pubKeyCredParams.items.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid4 = _errs21 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data9.alg !== void 0 && func0.call(data9, "alg")) {
                                      let data11 = data9.alg;
                                      const _errs23 = errors;
                                      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                        validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0 + "/alg", schemaPath: "#/properties/pubKeyCredParams/items/properties/alg/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid4 = _errs23 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams/" + i0, schemaPath: "#/properties/pubKeyCredParams/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid3 = _errs18 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate191.errors = [{ instancePath: instancePath + "/pubKeyCredParams", schemaPath: "#/properties/pubKeyCredParams/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timeout !== void 0 && func0.call(data, "timeout")) {
                    let data12 = data.timeout;
                    const _errs25 = errors;
                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                      validate191.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs25 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.attestation !== void 0 && func0.call(data, "attestation")) {
                      let data13 = data.attestation;
                      const _errs27 = errors;
                      if (typeof data13 !== "string") {
                        validate191.errors = [{ instancePath: instancePath + "/attestation", schemaPath: "#/properties/attestation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data13 === "none")) {
                        validate191.errors = [{ instancePath: instancePath + "/attestation", schemaPath: "#/properties/attestation/enum", keyword: "enum", params: { allowedValues: schema75.properties.attestation.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs27 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.excludeCredentials !== void 0 && func0.call(data, "excludeCredentials")) {
                        let data14 = data.excludeCredentials;
                        const _errs29 = errors;
                        if (errors === _errs29) {
                          if (Array.isArray(data14)) {
                            if (data14.length > 20) {
                              validate191.errors = [{ instancePath: instancePath + "/excludeCredentials", schemaPath: "#/properties/excludeCredentials/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                              return false;
                            } else {
                              var valid5 = true;
                              const len1 = data14.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data15 = data14[i1];
                                const _errs31 = errors;
                                if (errors === _errs31) {
                                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                    let missing4;
                                    if ((data15.type === void 0 || !func0.call(data15, "type")) && (missing4 = "type") || (data15.id === void 0 || !func0.call(data15, "id")) && (missing4 = "id")) {
                                      validate191.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                      return false;
                                    } else {
                                      const _errs33 = errors;
                                      for (const key4 of Object.keys(data15)) {
                                        if (!(key4 === "type" || key4 === "id")) {
                                          validate191.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs33 === errors) {
                                        if (data15.type !== void 0 && func0.call(data15, "type")) {
                                          let data16 = data15.type;
                                          const _errs34 = errors;
                                          if (typeof data16 !== "string") {
                                            validate191.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1 + "/type", schemaPath: "#/properties/excludeCredentials/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          if (!(data16 === "public-key")) {
                                            validate191.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1 + "/type", schemaPath: "#/properties/excludeCredentials/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.excludeCredentials.items.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid6 = _errs34 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data15.id !== void 0 && func0.call(data15, "id")) {
                                            const _errs36 = errors;
                                            if (!validate104(data15.id, { instancePath: instancePath + "/excludeCredentials/" + i1 + "/id", parentData: data15, parentDataProperty: "id", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid6 = _errs36 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate191.errors = [{ instancePath: instancePath + "/excludeCredentials/" + i1, schemaPath: "#/properties/excludeCredentials/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid5 = _errs31 === errors;
                                if (!valid5) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate191.errors = [{ instancePath: instancePath + "/excludeCredentials", schemaPath: "#/properties/excludeCredentials/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.authenticatorSelection !== void 0 && func0.call(data, "authenticatorSelection")) {
                          let data18 = data.authenticatorSelection;
                          const _errs37 = errors;
                          if (errors === _errs37) {
                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                              let missing5;
                              if ((data18.residentKey === void 0 || !func0.call(data18, "residentKey")) && (missing5 = "residentKey") || (data18.requireResidentKey === void 0 || !func0.call(data18, "requireResidentKey")) && (missing5 = "requireResidentKey") || (data18.userVerification === void 0 || !func0.call(data18, "userVerification")) && (missing5 = "userVerification")) {
                                validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                return false;
                              } else {
                                const _errs39 = errors;
                                for (const key5 of Object.keys(data18)) {
                                  if (!(key5 === "residentKey" || key5 === "requireResidentKey" || key5 === "userVerification")) {
                                    validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs39 === errors) {
                                  if (data18.residentKey !== void 0 && func0.call(data18, "residentKey")) {
                                    let data19 = data18.residentKey;
                                    const _errs40 = errors;
                                    if (typeof data19 !== "string") {
                                      validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/residentKey", schemaPath: "#/properties/authenticatorSelection/properties/residentKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data19 === "required")) {
                                      validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/residentKey", schemaPath: "#/properties/authenticatorSelection/properties/residentKey/enum", keyword: "enum", params: { allowedValues: schema75.properties.authenticatorSelection.properties.residentKey.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid7 = _errs40 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data18.requireResidentKey !== void 0 && func0.call(data18, "requireResidentKey")) {
                                      let data20 = data18.requireResidentKey;
                                      const _errs42 = errors;
                                      if (typeof data20 !== "boolean") {
                                        validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/requireResidentKey", schemaPath: "#/properties/authenticatorSelection/properties/requireResidentKey/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      if (true !== data20) {
                                        validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/requireResidentKey", schemaPath: "#/properties/authenticatorSelection/properties/requireResidentKey/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                        return false;
                                      }
                                      var valid7 = _errs42 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data18.userVerification !== void 0 && func0.call(data18, "userVerification")) {
                                        let data21 = data18.userVerification;
                                        const _errs44 = errors;
                                        if (typeof data21 !== "string") {
                                          validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/userVerification", schemaPath: "#/properties/authenticatorSelection/properties/userVerification/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        if (!(data21 === "required")) {
                                          validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection/userVerification", schemaPath: "#/properties/authenticatorSelection/properties/userVerification/enum", keyword: "enum", params: { allowedValues: schema75.properties.authenticatorSelection.properties.userVerification.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid7 = _errs44 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate191.errors = [{ instancePath: instancePath + "/authenticatorSelection", schemaPath: "#/properties/authenticatorSelection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs37 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasskeyRequest = validate197;
var schema78 = { "description": "PublicKeyCredentialRequestOptionsJSON of the Web Authentication specification", "type": "object", "additionalProperties": false, "required": ["challenge", "rpId", "timeout", "userVerification"], "properties": { "challenge": { "$ref": "components#/$defs/Base64Url" }, "rpId": { "type": "string", "maxLength": 255, "description": "The domain of the site" }, "timeout": { "type": "integer", "description": "Milliseconds" }, "userVerification": { "type": "string", "enum": ["required"] } } };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.challenge === void 0 || !func0.call(data, "challenge")) && (missing0 = "challenge") || (data.rpId === void 0 || !func0.call(data, "rpId")) && (missing0 = "rpId") || (data.timeout === void 0 || !func0.call(data, "timeout")) && (missing0 = "timeout") || (data.userVerification === void 0 || !func0.call(data, "userVerification")) && (missing0 = "userVerification")) {
        validate197.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "challenge" || key0 === "rpId" || key0 === "timeout" || key0 === "userVerification")) {
            validate197.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.challenge !== void 0 && func0.call(data, "challenge")) {
            const _errs2 = errors;
            if (!validate103(data.challenge, { instancePath: instancePath + "/challenge", parentData: data, parentDataProperty: "challenge", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rpId !== void 0 && func0.call(data, "rpId")) {
              let data1 = data.rpId;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 255) {
                    validate197.errors = [{ instancePath: instancePath + "/rpId", schemaPath: "#/properties/rpId/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  }
                } else {
                  validate197.errors = [{ instancePath: instancePath + "/rpId", schemaPath: "#/properties/rpId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.timeout !== void 0 && func0.call(data, "timeout")) {
                let data2 = data.timeout;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate197.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.userVerification !== void 0 && func0.call(data, "userVerification")) {
                  let data3 = data.userVerification;
                  const _errs7 = errors;
                  if (typeof data3 !== "string") {
                    validate197.errors = [{ instancePath: instancePath + "/userVerification", schemaPath: "#/properties/userVerification/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data3 === "required")) {
                    validate197.errors = [{ instancePath: instancePath + "/userVerification", schemaPath: "#/properties/userVerification/enum", keyword: "enum", params: { allowedValues: schema78.properties.userVerification.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate197.errors = vErrors;
  return errors === 0;
}
validate197.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasskeyLogInAnswer = validate199;
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.record_id === void 0 || !func0.call(data, "record_id")) && (missing0 = "record_id") || (data.user_id === void 0 || !func0.call(data, "user_id")) && (missing0 = "user_id")) {
        validate200.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "email" || key0 === "record_id" || key0 === "user_id")) {
            validate200.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate200.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate200.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0 && func0.call(data, "email")) {
              const _errs4 = errors;
              if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.record_id !== void 0 && func0.call(data, "record_id")) {
                let data2 = data.record_id;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func60(data2) > 64) {
                      validate200.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                      return false;
                    }
                  } else {
                    validate200.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.user_id !== void 0 && func0.call(data, "user_id")) {
                  const _errs7 = errors;
                  if (!validate57(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate200.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate200.errors = vErrors;
  return errors === 0;
}
validate200.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate199.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate199.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate199.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.record_id === void 0 || !func0.call(data, "record_id")) && (missing0 = "record_id") || (data.user_id === void 0 || !func0.call(data, "user_id")) && (missing0 = "user_id")) {
        validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "email" || key0 === "record_id" || key0 === "user_id")) {
            validate205.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate205.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate205.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0 && func0.call(data, "email")) {
              const _errs4 = errors;
              if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.record_id !== void 0 && func0.call(data, "record_id")) {
                let data2 = data.record_id;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func60(data2) > 64) {
                      validate205.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                      return false;
                    }
                  } else {
                    validate205.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.user_id !== void 0 && func0.call(data, "user_id")) {
                  const _errs7 = errors;
                  if (!validate57(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate205.errors = vErrors;
  return errors === 0;
}
validate205.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate208.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate208.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validate208.errors = vErrors;
  return errors === 0;
}
validate208.evaluated = { "dynamicProps": false, "dynamicItems": false };
var MemberData = validate209;
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.exportedAt === void 0 || !func0.call(data, "exportedAt")) && (missing0 = "exportedAt")) {
        validate209.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.email !== void 0 && func0.call(data, "email")) {
          const _errs1 = errors;
          if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.exportedAt !== void 0 && func0.call(data, "exportedAt")) {
            const _errs2 = errors;
            if (!validate158(data.exportedAt, { instancePath: instancePath + "/exportedAt", parentData: data, parentDataProperty: "exportedAt", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate209.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate209.errors = vErrors;
  return errors === 0;
}
validate209.evaluated = { "props": { "email": true, "exportedAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.record_id === void 0 || !func0.call(data, "record_id")) && (missing0 = "record_id") || (data.user_id === void 0 || !func0.call(data, "user_id")) && (missing0 = "user_id")) {
        validate212.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "record_id" || key0 === "user_id")) {
            validate212.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate212.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate212.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.record_id !== void 0 && func0.call(data, "record_id")) {
              let data1 = data.record_id;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 64) {
                    validate212.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                    return false;
                  }
                } else {
                  validate212.errors = [{ instancePath: instancePath + "/record_id", schemaPath: "#/properties/record_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_id !== void 0 && func0.call(data, "user_id")) {
                const _errs6 = errors;
                if (!validate57(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LoginAnswer = validate214;
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate212(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate214.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate214.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate214.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.success === void 0 || !func0.call(data, "success")) && (missing0 = "success") || (data.secret_key === void 0 || !func0.call(data, "secret_key")) && (missing0 = "secret_key")) {
        validate217.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "success" || key0 === "secret_key")) {
            validate217.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.success !== void 0 && func0.call(data, "success")) {
            let data0 = data.success;
            const _errs2 = errors;
            if (typeof data0 !== "boolean") {
              validate217.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data0) {
              validate217.errors = [{ instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.secret_key !== void 0 && func0.call(data, "secret_key")) {
              let data1 = data.secret_key;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 43) {
                    validate217.errors = [{ instancePath: instancePath + "/secret_key", schemaPath: "#/properties/secret_key/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" }];
                    return false;
                  } else {
                    if (func60(data1) < 43) {
                      validate217.errors = [{ instancePath: instancePath + "/secret_key", schemaPath: "#/properties/secret_key/minLength", keyword: "minLength", params: { limit: 43 }, message: "must NOT have fewer than 43 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate217.errors = [{ instancePath: instancePath + "/secret_key", schemaPath: "#/properties/secret_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PasswordResetRequestAnswer = validate218;
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate217(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate218.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate218.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate218.evaluated = { "dynamicProps": true, "dynamicItems": false };
var Problem = validate221;
var schema89 = { "description": "The stable name of a fault", "type": "string", "enum": ["BadRequest", "ForeignOrigin", "NotPinned", "NotVerified", "NotMember", "NotFound", "MethodNotAllowed", "Gone", "TooLarge", "UnsupportedMediaType", "TooManyRequests", "ServerError", "Busy", "CrmUnavailable", "IdentityUnavailable", "Unavailable"] };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "BadRequest" || data === "ForeignOrigin" || data === "NotPinned" || data === "NotVerified" || data === "NotMember" || data === "NotFound" || data === "MethodNotAllowed" || data === "Gone" || data === "TooLarge" || data === "UnsupportedMediaType" || data === "TooManyRequests" || data === "ServerError" || data === "Busy" || data === "CrmUnavailable" || data === "IdentityUnavailable" || data === "Unavailable")) {
    validate222.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema89.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.status === void 0 || !func0.call(data, "status")) && (missing0 = "status") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code")) {
        validate221.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "code")) {
            validate221.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func60(data0) > 200) {
                  validate221.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate221.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0 && func0.call(data, "title")) {
              let data1 = data.title;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func60(data1) > 100) {
                    validate221.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  }
                } else {
                  validate221.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0 && func0.call(data, "status")) {
                let data2 = data.status;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate221.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 599 || isNaN(data2)) {
                      validate221.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" }];
                      return false;
                    } else {
                      if (data2 < 400 || isNaN(data2)) {
                        validate221.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.code !== void 0 && func0.call(data, "code")) {
                  const _errs8 = errors;
                  if (!validate222(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate224.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "BadRequest" || data === "ForeignOrigin" || data === "NotPinned" || data === "NotVerified" || data === "NotMember" || data === "NotFound" || data === "MethodNotAllowed" || data === "Gone" || data === "TooLarge" || data === "UnsupportedMediaType" || data === "TooManyRequests" || data === "ServerError" || data === "Busy" || data === "CrmUnavailable" || data === "IdentityUnavailable" || data === "Unavailable")) {
    validate224.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema89.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
validate224.evaluated = { "dynamicProps": false, "dynamicItems": false };
var findContact_path = validate225;
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email")) {
        validate225.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.email !== void 0 && func0.call(data, "email")) {
          let data0 = data.email;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func60(data0) > 254) {
                validate225.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
                return false;
              } else {
                if (func60(data0) < 1) {
                  validate225.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate225.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate225.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "props": { "email": true }, "dynamicProps": false, "dynamicItems": false };
var createContact_path = validate226;
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email")) {
        validate226.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.email !== void 0 && func0.call(data, "email")) {
          let data0 = data.email;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func60(data0) > 254) {
                validate226.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
                return false;
              } else {
                if (func60(data0) < 1) {
                  validate226.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate226.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate226.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate226.errors = vErrors;
  return errors === 0;
}
validate226.evaluated = { "props": { "email": true }, "dynamicProps": false, "dynamicItems": false };
var updateContact_path = validate227;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.contact === void 0 || !func0.call(data, "contact")) && (missing0 = "contact")) {
        validate227.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.contact !== void 0 && func0.call(data, "contact")) {
          let data0 = data.contact;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func60(data0) > 254) {
                validate227.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
                return false;
              } else {
                if (func60(data0) < 1) {
                  validate227.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate227.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": { "contact": true }, "dynamicProps": false, "dynamicItems": false };
var startGoogleSignIn_query = validate228;
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate228.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.return !== void 0 && func0.call(data, "return")) {
        let data0 = data.return;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (func60(data0) > 2048) {
              validate228.errors = [{ instancePath: instancePath + "/return", schemaPath: "#/properties/return/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
              return false;
            }
          } else {
            validate228.errors = [{ instancePath: instancePath + "/return", schemaPath: "#/properties/return/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate228.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate228.errors = vErrors;
  return errors === 0;
}
validate228.evaluated = { "props": { "return": true }, "dynamicProps": false, "dynamicItems": false };
var finishGoogleSignIn_query = validate229;
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate229.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state")) {
        validate229.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.state !== void 0 && func0.call(data, "state")) {
          let data0 = data.state;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func60(data0) > 512) {
                validate229.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
                return false;
              } else {
                if (func60(data0) < 1) {
                  validate229.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate229.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data1 = data.code;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func60(data1) > 4096) {
                  validate229.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
                  return false;
                } else {
                  if (func60(data1) < 1) {
                    validate229.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate229.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.error !== void 0 && func0.call(data, "error")) {
              let data2 = data.error;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func60(data2) > 256) {
                    validate229.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                    return false;
                  } else {
                    if (func60(data2) < 1) {
                      validate229.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate229.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate229.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate229.errors = vErrors;
  return errors === 0;
}
validate229.evaluated = { "props": { "state": true, "code": true, "error": true }, "dynamicProps": false, "dynamicItems": false };

// validators
var requestValidators = {
  emailExists: {
    body: EmailRequest
  },
  findContact: {
    path: findContact_path
  },
  createContact: {
    path: createContact_path,
    body: Nothing
  },
  updateContact: {
    path: updateContact_path,
    body: ContactProperties
  },
  sendActivationCode: {
    body: ActivationCodeRequest
  },
  verifyCode: {
    body: CodeRequest
  },
  findLink: {
    body: LinkRequest
  },
  verifyLink: {
    body: LinkRequest
  },
  registerLoyaltyUser: {
    body: RegisterRequest
  },
  submitRegistration: {
    body: RegistrationFormRequest
  },
  loginLoyaltyUser: {
    body: LoginRequest
  },
  updateLoyaltyUser: {
    body: UpdateLoyaltyUserRequest
  },
  findMember: {},
  findAccount: {},
  endSession: {
    body: EndSessionRequest
  },
  endOtherSessions: {
    body: Nothing
  },
  changePassword: {
    body: ChangePasswordRequest
  },
  unlinkIdentities: {
    body: LocaleRequest
  },
  beginPasskey: {
    body: Nothing
  },
  addPasskey: {
    body: AddPasskeyRequest
  },
  removePasskey: {
    body: RemovePasskeyRequest
  },
  beginPasskeyLogIn: {
    body: Nothing
  },
  logInWithPasskey: {
    body: PasskeyLogIn
  },
  exportMemberData: {},
  removeAccount: {
    body: Nothing
  },
  requestPasswordReset: {
    body: EmailRequest
  },
  resetPassword: {
    body: PasswordResetRequest
  },
  startGoogleSignIn: {
    query: startGoogleSignIn_query
  },
  finishGoogleSignIn: {
    query: finishGoogleSignIn_query
  },
  refreshCookie: {},
  setPromoCookie: {},
  logout: {
    body: Nothing
  }
};
var answerValidators = {
  emailExists: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  findContact: {
    "200": ContactAnswer,
    "400": Problem,
    "403": Problem,
    "429": Problem,
    "503": Problem
  },
  createContact: {
    "200": CreateContactAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  updateContact: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  sendActivationCode: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  verifyCode: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  findLink: {
    "200": FoundLinkAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  verifyLink: {
    "200": LinkAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  registerLoyaltyUser: {
    "200": RegisterAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  submitRegistration: {
    "200": Done,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  loginLoyaltyUser: {
    "200": LoginAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  updateLoyaltyUser: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  findMember: {
    "200": MemberDetails,
    "403": Problem,
    "429": Problem,
    "503": Problem
  },
  findAccount: {
    "200": Account,
    "403": Problem,
    "429": Problem,
    "503": Problem
  },
  endSession: {
    "200": Done,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  endOtherSessions: {
    "200": Done,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  changePassword: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  unlinkIdentities: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  beginPasskey: {
    "200": PasskeyCreationAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  addPasskey: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  removePasskey: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  beginPasskeyLogIn: {
    "200": PasskeyRequest,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  logInWithPasskey: {
    "200": PasskeyLogInAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  exportMemberData: {
    "200": MemberData,
    "403": Problem,
    "429": Problem,
    "503": Problem
  },
  removeAccount: {
    "200": Done,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  requestPasswordReset: {
    "200": PasswordResetRequestAnswer,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  resetPassword: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  },
  startGoogleSignIn: {
    "400": Problem,
    "404": Problem,
    "429": Problem,
    "503": Problem
  },
  finishGoogleSignIn: {
    "400": Problem,
    "403": Problem,
    "404": Problem,
    "429": Problem,
    "503": Problem
  },
  refreshCookie: {
    "200": Done,
    "429": Problem,
    "503": Problem
  },
  setPromoCookie: {
    "200": Outcome,
    "403": Problem,
    "429": Problem,
    "503": Problem
  },
  logout: {
    "200": Outcome,
    "400": Problem,
    "403": Problem,
    "413": Problem,
    "415": Problem,
    "429": Problem,
    "503": Problem
  }
};
export {
  answerValidators,
  requestValidators
};
