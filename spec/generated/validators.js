// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const createAccessToken = validate20;
const schema31 = {"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","enum":["client_credentials"]}},"required":["client_id","client_secret"],"additionalProperties":false,"$id":"createAccessToken"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAccessToken" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},message:"must have required property '"+"client_secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "client_id") || (key0 === "client_secret")) || (key0 === "grant_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_id !== undefined){
if(typeof data.client_id !== "string"){
const err3 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_secret !== undefined){
if(typeof data.client_secret !== "string"){
const err4 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data2 = data.grant_type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data2 === "client_credentials")){
const err6 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.grant_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSubAccount = validate21;
const schema32 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]}},"required":["name"],"additionalProperties":false,"$id":"createSubAccount"};
const pattern4 = new RegExp("^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSubAccount" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "currency"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema32.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPaymentMethod = validate22;
const schema33 = {"type":"object","properties":{"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"required":["payment_method"],"additionalProperties":false,"$id":"createPaymentMethod"};
const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^\\d{3,4}$", "");
const pattern7 = new RegExp("^(0?[1-9]|1[0-2])$", "");
const pattern8 = new RegExp("^(\\d{2}|\\d{4})$", "");
const pattern12 = new RegExp("^[A-Za-z]{2,3}$", "");
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$", "");
const pattern14 = new RegExp("^[A-Za-z]{2}$", "");
const pattern17 = new RegExp("^\\d{9}$", "");
const pattern18 = new RegExp("^\\d{4,17}$", "");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "payment_method")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data0 = data.payment_method;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "card") || (key1 === "bank_account"))){
const err4 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.card !== undefined){
let data1 = data0.card;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.number === undefined){
const err6 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.month === undefined){
const err7 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.year === undefined){
const err8 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.address_postal_code === undefined){
const err9 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 in data1){
if(!(func1.call(schema33.properties.payment_method.properties.card.properties, key2))){
const err10 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.number !== undefined){
if(typeof data1.number !== "string"){
const err14 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.verification !== undefined){
let data4 = data1.verification;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err15 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.month !== undefined){
let data5 = data1.month;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err17 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema33.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err20 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.year !== undefined){
let data6 = data1.year;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err21 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 10 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6 < 1000 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err29 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data1.address_line1 !== undefined){
let data7 = data1.address_line1;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err30 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.address_line2 !== undefined){
let data8 = data1.address_line2;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err32 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.address_city !== undefined){
let data9 = data1.address_city;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err34 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.address_state !== undefined){
let data10 = data1.address_state;
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err36 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.address_postal_code !== undefined){
let data11 = data1.address_postal_code;
if(typeof data11 === "string"){
if(!pattern13.test(data11)){
const err38 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.address_country !== undefined){
let data12 = data1.address_country;
if(typeof data12 === "string"){
if(!pattern14.test(data12)){
const err40 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.brand !== undefined){
let data13 = data1.brand;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err42 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data1.metadata !== undefined){
let data14 = data1.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err44 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data0.bank_account !== undefined){
let data15 = data0.bank_account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.account_owner_name === undefined){
const err46 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.routing_number === undefined){
const err47 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.account_number === undefined){
const err48 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.account_type === undefined){
const err49 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.account_owner_type === undefined){
const err50 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.country === undefined){
const err51 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data15.currency === undefined){
const err52 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key3 in data15){
if(!(func1.call(schema33.properties.payment_method.properties.bank_account.properties, key3))){
const err53 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.account_owner_name !== undefined){
let data16 = data15.account_owner_name;
if(typeof data16 === "string"){
if(data16.length < 1){
const err54 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern4.test(data16)){
const err55 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data15.routing_number !== undefined){
let data17 = data15.routing_number;
if(typeof data17 === "string"){
if(!pattern17.test(data17)){
const err57 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data15.account_number !== undefined){
let data18 = data15.account_number;
if(typeof data18 === "string"){
if(!pattern18.test(data18)){
const err59 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data15.account_type !== undefined){
let data19 = data15.account_type;
if(typeof data19 !== "string"){
const err61 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((data19 === "checking") || (data19 === "savings"))){
const err62 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema33.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data15.account_owner_type !== undefined){
let data20 = data15.account_owner_type;
if(typeof data20 !== "string"){
const err63 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((data20 === "individual") || (data20 === "company"))){
const err64 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema33.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data15.country !== undefined){
let data21 = data15.country;
if(typeof data21 === "string"){
if(!pattern14.test(data21)){
const err65 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data15.currency !== undefined){
let data22 = data15.currency;
if(typeof data22 !== "string"){
const err67 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!((data22 === "usd") || (data22 === "cad"))){
const err68 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema33.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data15.bank_name !== undefined){
let data23 = data15.bank_name;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err69 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data15.metadata !== undefined){
let data24 = data15.metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
}
else {
const err71 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPayment = validate23;
const schema34 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"currency":{"type":"string","enum":["usd","cad"]},"capture_strategy":{"type":"string","enum":["automatic","manual"]},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"required":["amount","currency","payment_method"],"additionalProperties":false,"$id":"createPayment"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment_method === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "amount") || (key0 === "currency")) || (key0 === "capture_strategy")) || (key0 === "description")) || (key0 === "metadata")) || (key0 === "payment_method"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema34.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.capture_strategy !== undefined){
let data2 = data.capture_strategy;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/capture_strategy",schemaPath:"#/properties/capture_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "automatic") || (data2 === "manual"))){
const err10 = {instancePath:instancePath+"/capture_strategy",schemaPath:"#/properties/capture_strategy/enum",keyword:"enum",params:{allowedValues: schema34.properties.capture_strategy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.metadata !== undefined){
let data4 = data.metadata;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data5 = data.payment_method;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1){
const err14 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Object.keys(data5).length < 1){
const err15 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
const err16 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.card !== undefined){
let data6 = data5.card;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err17 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.number === undefined){
const err18 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.month === undefined){
const err19 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.year === undefined){
const err20 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.address_postal_code === undefined){
const err21 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data6){
if(!(func1.call(schema34.properties.payment_method.properties.card.properties, key2))){
const err22 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length < 1){
const err23 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data7)){
const err24 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.number !== undefined){
if(typeof data6.number !== "string"){
const err26 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.verification !== undefined){
let data9 = data6.verification;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err27 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.month !== undefined){
let data10 = data6.month;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
const err29 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema34.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 12 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
const err32 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.year !== undefined){
let data11 = data6.year;
const _errs28 = errors;
let valid3 = false;
const _errs29 = errors;
if(typeof data11 === "string"){
if(!pattern8.test(data11)){
const err33 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err35 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11 < 10 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid0 = _errs31 === errors;
valid3 = valid3 || _valid0;
const _errs33 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err38 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 1000 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err41 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data6.address_line1 !== undefined){
let data12 = data6.address_line1;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err42 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data6.address_line2 !== undefined){
let data13 = data6.address_line2;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err44 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data6.address_city !== undefined){
let data14 = data6.address_city;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err46 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data6.address_state !== undefined){
let data15 = data6.address_state;
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
const err48 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data6.address_postal_code !== undefined){
let data16 = data6.address_postal_code;
if(typeof data16 === "string"){
if(!pattern13.test(data16)){
const err50 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data6.address_country !== undefined){
let data17 = data6.address_country;
if(typeof data17 === "string"){
if(!pattern14.test(data17)){
const err52 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data6.brand !== undefined){
let data18 = data6.brand;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err54 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data6.metadata !== undefined){
let data19 = data6.metadata;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
const err56 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data5.bank_account !== undefined){
let data20 = data5.bank_account;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.account_owner_name === undefined){
const err58 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20.routing_number === undefined){
const err59 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.account_number === undefined){
const err60 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data20.account_type === undefined){
const err61 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data20.account_owner_type === undefined){
const err62 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data20.country === undefined){
const err63 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data20.currency === undefined){
const err64 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key3 in data20){
if(!(func1.call(schema34.properties.payment_method.properties.bank_account.properties, key3))){
const err65 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data20.account_owner_name !== undefined){
let data21 = data20.account_owner_name;
if(typeof data21 === "string"){
if(data21.length < 1){
const err66 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern4.test(data21)){
const err67 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data20.routing_number !== undefined){
let data22 = data20.routing_number;
if(typeof data22 === "string"){
if(!pattern17.test(data22)){
const err69 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data20.account_number !== undefined){
let data23 = data20.account_number;
if(typeof data23 === "string"){
if(!pattern18.test(data23)){
const err71 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data20.account_type !== undefined){
let data24 = data20.account_type;
if(typeof data24 !== "string"){
const err73 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!((data24 === "checking") || (data24 === "savings"))){
const err74 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema34.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data20.account_owner_type !== undefined){
let data25 = data20.account_owner_type;
if(typeof data25 !== "string"){
const err75 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((data25 === "individual") || (data25 === "company"))){
const err76 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema34.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data20.country !== undefined){
let data26 = data20.country;
if(typeof data26 === "string"){
if(!pattern14.test(data26)){
const err77 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data20.currency !== undefined){
let data27 = data20.currency;
if(typeof data27 !== "string"){
const err79 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!((data27 === "usd") || (data27 === "cad"))){
const err80 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema34.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data20.bank_name !== undefined){
let data28 = data20.bank_name;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err81 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data20.metadata !== undefined){
let data29 = data20.metadata;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
}
else {
const err83 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data5.token !== undefined){
let data30 = data5.token;
if(typeof data30 === "string"){
if(data30.length < 1){
const err85 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!pattern4.test(data30)){
const err86 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePayment = validate24;
const schema35 = {"type":"object","properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true}},"additionalProperties":false,"$id":"updatePayment"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "description") || (key0 === "metadata"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const capturePayment = validate25;
const schema36 = {"type":"object","properties":{"amount":{"type":"integer"}},"additionalProperties":false,"$id":"capturePayment"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="capturePayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "amount")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const voidPayment = validate26;
const schema37 = {"type":"object","properties":{},"additionalProperties":false,"$id":"voidPayment"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidPayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRefund = validate27;
const schema38 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"reason":{"type":"string","enum":["duplicate","fraudulent","customer_request"]},"metadata":{"type":"object","additionalProperties":true}},"additionalProperties":false,"$id":"createRefund"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRefund" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "amount") || (key0 === "description")) || (key0 === "reason")) || (key0 === "metadata"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "duplicate") || (data2 === "fraudulent")) || (data2 === "customer_request"))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema38.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateRefund = validate28;
const schema39 = {"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true}},"additionalProperties":false,"$id":"updateRefund"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRefund" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "metadata")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const noBody = (value) => value === undefined;
export const validators = {
  createAccessToken,
  createSubAccount,
  listSubAccounts: noBody,
  getSubAccount: noBody,
  createPaymentMethod,
  getPaymentMethod: noBody,
  createPayment,
  listPayments: noBody,
  getPayment: noBody,
  updatePayment,
  capturePayment,
  voidPayment,
  createRefund,
  listRefunds: noBody,
  getRefund: noBody,
  updateRefund,
};
